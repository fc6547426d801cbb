import { dayInZone, instantAt } from '../dates.ts';
import { firstDayOf, periods } from '../statistics/periods.ts';

/** How far back the charts of a screen look. The names stand in its address. */
export type ChartRange = (typeof periods)[number];

export function readRange(text: string | null): ChartRange | undefined {
  return periods.find((range) => range === text);
}

/** The instant at which a range begins: so many calendar days, of which today is the last. */
export function startOfRange(range: ChartRange, now: number, timeZone?: string): number {
  const first = firstDayOf(range, dayInZone(now, timeZone));
  return first === undefined ? -Infinity : instantAt(first, '00:00', timeZone).getTime();
}

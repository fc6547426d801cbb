import { dayInZone, instantAt } from '../dates.ts';
import { firstDayOf, periods } from '../statistics/periods.ts';

/** How far back the charts of a screen look. The names stand in its address. */
export type ChartRange = (typeof periods)[number];

/** Fewer records than these say more when all of them are shown. */
const enough = 10;

export function readRange(text: string | null): ChartRange | undefined {
  return periods.find((range) => range === text);
}

/** The instant at which a range begins: so many calendar days, of which today is the last. */
export function startOfRange(range: ChartRange, now: number, timeZone?: string): number {
  const first = firstDayOf(range, dayInZone(now, timeZone));
  return first === undefined ? -Infinity : instantAt(first, '00:00', timeZone).getTime();
}

/** The shortest range that holds enough of these instants. */
export function defaultRange(instants: readonly number[], now: number, timeZone?: string): ChartRange {
  const fits = (range: ChartRange) => {
    const from = startOfRange(range, now, timeZone);
    return instants.filter((at) => at >= from).length >= enough;
  };
  return periods.find(fits) ?? 'all';
}

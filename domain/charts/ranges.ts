import { addDays, dayInZone, instantAt } from '../dates.ts';

/** How far back the charts of a screen look. The names stand in its address. */
export const chartRanges = ['30d', '90d', '1y', 'all'] as const;

export type ChartRange = (typeof chartRanges)[number];

const daysOf: Record<Exclude<ChartRange, 'all'>, number> = { '30d': 30, '90d': 90, '1y': 365 };

/** Fewer records than these say more when all of them are shown. */
const enough = 10;

export function readRange(text: string | null): ChartRange | undefined {
  return chartRanges.find((range) => range === text);
}

/** The instant at which a range begins: so many calendar days, of which today is the last. */
export function startOfRange(range: ChartRange, now: number, timeZone?: string): number {
  if (range === 'all') return -Infinity;
  return instantAt(addDays(dayInZone(now, timeZone), 1 - daysOf[range]), '00:00', timeZone).getTime();
}

/** The shortest range that holds enough of these instants. */
export function defaultRange(instants: readonly number[], now: number, timeZone?: string): ChartRange {
  const fits = (range: ChartRange) => {
    const from = startOfRange(range, now, timeZone);
    return instants.filter((at) => at >= from).length >= enough;
  };
  return chartRanges.find(fits) ?? 'all';
}

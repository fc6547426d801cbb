import { readRange } from '../../domain/charts/ranges.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';

const key = 'stats-range';

/** How far back the charts looked the last time on this device: at first at everything. */
export function keptRange(): ChartRange {
  return readRange(localStorage.getItem(key)) ?? 'all';
}

/** What everyone has at first needs no record. */
export function keepRange(range: ChartRange): void {
  if (range === 'all') localStorage.removeItem(key);
  else localStorage.setItem(key, range);
}

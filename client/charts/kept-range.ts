import { readRange } from '../../domain/charts/ranges.ts';
import type { ChartRange } from '../../domain/charts/ranges.ts';
import { sessionPlace } from '../api/stored-token.ts';

const key = 'stats-range';

/** How far back the charts looked the last time on this device: at first at everything. */
export function keptRange(): ChartRange {
  return readRange(sessionPlace().getItem(key)) ?? 'all';
}

/** What everyone has at first needs no record. */
export function keepRange(range: ChartRange): void {
  if (range === 'all') sessionPlace().removeItem(key);
  else sessionPlace().setItem(key, range);
}

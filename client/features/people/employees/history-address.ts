import { readRange } from '../../../../domain/charts/ranges.ts';
import type { ChartRange } from '../../../../domain/charts/ranges.ts';

/** What the address of a history says: how far back it goes, and the one day that the tables are of. */
export interface HistoryAddress {
  range: ChartRange;
  /** All days where it is empty. */
  date: string;
}

/** Any other text, and none, is everything. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const range = readRange(search.get('range')) ?? 'all';
  return { range, date: search.get('date') ?? '' };
}

export function addressWith(pathname: string, { range, date }: HistoryAddress): string {
  const search = new URLSearchParams();
  if (range !== 'all') search.set('range', range);
  if (date !== '') search.set('date', date);
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

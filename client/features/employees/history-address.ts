import { periods } from '../../../domain/statistics/periods.ts';

export type HistoryRange = (typeof periods)[number];

/** What the address of a history says: how far back it goes, and the one day that the tables are of. */
export interface HistoryAddress {
  range: HistoryRange;
  /** All days where it is empty. */
  date: string;
}

/** Any other text, and none, is everything. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const range = periods.find((period) => period === search.get('range')) ?? 'all';
  return { range, date: search.get('date') ?? '' };
}

export function addressWith(pathname: string, { range, date }: HistoryAddress): string {
  const search = new URLSearchParams();
  if (range !== 'all') search.set('range', range);
  if (date !== '') search.set('date', date);
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

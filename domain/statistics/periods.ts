import { addDays } from '../dates.ts';

/** What figures can be asked about. */
export const periods = ['30d', '90d', '1y', 'all'] as const;

/** How many days a period has; today is one of them. */
export const periodDays = { '30d': 30, '90d': 90, '1y': 365 } as const;

/** Undefined where the period has no start. */
export function firstDayOf(period: (typeof periods)[number], today: string): string | undefined {
  return period === 'all' ? undefined : addDays(today, 1 - periodDays[period]);
}

/** Days from one to another, both included; without a start or an end where one is missing. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** What figures can be asked about: a period that ends today, or any range of days. */
export type Asked = (typeof periods)[number] | DayRange;

/** The first day and the last one; undefined where there is none. A period has no end of its own: today is its last. */
export function spanOf(asked: Asked, today: string): { first: string | undefined; last: string | undefined } {
  if (typeof asked === 'string') return { first: firstDayOf(asked, today), last: undefined };
  return { first: asked.from, last: asked.to };
}

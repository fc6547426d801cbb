import { addDays, addMonths } from '../dates.ts';
import type { Asked } from './periods.ts';

/** How many whole months stand for a period that ends today. */
const monthsOf = { '30d': 1, '90d': 3, '1y': 12 } as const;

export const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** Whole months by their first days, both included; without a start where `first` is undefined. */
export interface Months {
  first: string | undefined;
  last: string;
}

/** The months that are over and stand for a period, or lie in the days that are asked about. There may be none. */
export function wholeMonthsOf(asked: Asked, today: string): Months {
  const over = addMonths(firstOfMonth(today), -1);
  if (asked === 'all') return { first: undefined, last: over };
  if (typeof asked === 'string') return { first: addMonths(over, 1 - monthsOf[asked]), last: over };
  const { from, to } = asked;
  const last = to === undefined ? over : addMonths(firstOfMonth(addDays(to, 1)), -1);
  return { first: from && firstWholeFrom(from), last: last < over ? last : over };
}

/** The first month that begins on a day or after it. */
export function firstWholeFrom(day: string): string {
  return day === firstOfMonth(day) ? day : addMonths(firstOfMonth(day), 1);
}

export function lastDayOfMonth(month: string): string {
  return addDays(addMonths(month, 1), -1);
}

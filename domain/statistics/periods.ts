import { addDays } from '../dates.ts';

/** What figures can be asked about. */
export const periods = ['30d', '90d', '1y', 'all'] as const;

/** How many days a period has; today is one of them. */
export const periodDays = { '30d': 30, '90d': 90, '1y': 365 } as const;

/** Undefined where the period has no start. */
export function firstDayOf(period: (typeof periods)[number], today: string): string | undefined {
  return period === 'all' ? undefined : addDays(today, 1 - periodDays[period]);
}

import { addMonths } from './dates.ts';
import { oldestAge, youngestAge } from './field-limits.ts';

/** The first and the last date of birth that a person may give on a day, all as 'YYYY-MM-DD'. */
export function birthDateRange(today: string): { min: string; max: string } {
  return { min: addMonths(today, -12 * oldestAge), max: addMonths(today, -12 * youngestAge) };
}

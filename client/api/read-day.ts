import { isRealDay } from '../../domain/dates.ts';

/**
 * 'YYYY-MM-DD': of a text its own day, also where it comes as it is shown or as the instant at which it begins; null for what no one
 * can read.
 */
export function readDay(value: unknown): string | null {
  const text = typeof value === 'string' ? value.slice(0, 10) : '';
  const day = text.replace(/^(\d{2})[-/](\d{2})[-/](\d{4})$/, '$3-$2-$1');
  return isRealDay(day) ? day : null;
}

import { isRealDay } from '../../domain/dates.ts';

/** 'YYYY-MM-DD': of a text its own day, also where it comes as the instant at which it begins; null for what no one can read. */
export function readDay(value: unknown): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isRealDay(day) ? day : null;
}

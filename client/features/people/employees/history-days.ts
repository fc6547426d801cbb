import { dayInZone } from '../../../../domain/dates.ts';

/** The distinct days of records as 'YYYY-MM-DD' in a zone, newest first. */
export function distinctDays(records: readonly { date: string }[], timeZone: string): string[] {
  return [...new Set(records.map(({ date }) => dayInZone(date, timeZone)))].sort().reverse();
}

/** All records where no day is chosen. */
export function recordsOn<T extends { date: string }>(
  records: readonly T[],
  day: string,
  timeZone: string,
): readonly T[] {
  return day === '' ? records : records.filter(({ date }) => dayInZone(date, timeZone) === day);
}

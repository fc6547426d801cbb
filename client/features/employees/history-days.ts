import { addDays, dayInZone } from '../../../domain/dates.ts';
import { periodDays } from '../../../domain/statistics/periods.ts';
import type { HistoryRange } from './history-address.ts';

/** The distinct days of records as 'YYYY-MM-DD' in a zone, newest first. */
export function distinctDays(records: readonly { date: string }[], timeZone: string): string[] {
  return [...new Set(records.map(({ date }) => dayInZone(date, timeZone)))].toSorted().toReversed();
}

/** All records where no day is chosen. */
export function recordsOn<T extends { date: string }>(
  records: readonly T[],
  day: string,
  timeZone: string,
): readonly T[] {
  return day === '' ? records : records.filter(({ date }) => dayInZone(date, timeZone) === day);
}

/** Records of the last days of a range; today is one of them. */
export function recordsIn<T extends { date: string }>(
  records: readonly T[],
  range: HistoryRange,
  { today, timeZone }: { today: string; timeZone: string },
): readonly T[] {
  if (range === 'all') return records;
  const first = addDays(today, 1 - periodDays[range]);
  return records.filter(({ date }) => dayInZone(date, timeZone) >= first);
}

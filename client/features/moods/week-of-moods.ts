import { addDays, dayInZone } from '../../../domain/dates.ts';

export interface DayOfMoods<R> {
  /** YYYY-MM-DD */
  day: string;
  /** Oldest first. */
  moods: R[];
}

/** Seven days of the person's clock, today last. Days without a mood are among them. */
export function weekOfMoods<R extends { created_at: string }>(
  records: readonly R[],
  today: string,
  timeZone?: string,
): DayOfMoods<R>[] {
  const byDay = new Map<string, R[]>();
  for (let back = 6; back >= 0; back -= 1) byDay.set(addDays(today, -back), []);
  // From the newest on: what is older than a week is not looked at.
  for (const record of [...records].reverse()) {
    const day = dayInZone(record.created_at, timeZone);
    if (day < addDays(today, -6)) break;
    byDay.get(day)?.unshift(record);
  }
  return [...byDay].map(([day, moods]) => ({ day, moods }));
}

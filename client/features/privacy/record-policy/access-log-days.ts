import { dayInZone } from '../../../../domain/dates.ts';

/** The days on which a record was opened, in the order in which they came. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): { day: string; looks: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayInZone(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, looks: ofDay }));
}

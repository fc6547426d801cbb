import { dayInZone } from '../../../../domain/dates.ts';

/** One group for each day on which there was any, in the order in which they came. */
export function byDay<Look extends { at: string }>(looks: readonly Look[]): { day: string; looks: Look[] }[] {
  const days = new Map<string, Look[]>();
  for (const look of looks) {
    const day = dayInZone(look.at);
    days.set(day, [...(days.get(day) ?? []), look]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, looks: ofDay }));
}

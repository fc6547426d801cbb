import { addDays, dayInZone, instantAt } from '../../../domain/dates.ts';

/** The time from `from` up to `end`, and the calendar days that it touches: `starts` has the first instant of each. */
export interface TimeRange {
  days: string[];
  starts: Date[];
  from: Date;
  end: Date;
}

/**
 * The first instant of a day in a zone: by the clock of `domain/dates.ts` rather than by a database's own idea of zones, so
 * that every part of the program draws the line in the same place.
 */
export function startOfDay(day: string, timeZone: string): Date {
  return instantAt(day, '00:00', timeZone);
}

/** The last of some days; undefined where there is none. */
export function latestDay(...days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/** The days from `first` to `last`, both included; `first` alone where `last` is before it. */
export function rangeOfDays(first: string, last: string, timeZone: string): TimeRange {
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  const starts = days.map((day) => startOfDay(day, timeZone));
  const end = startOfDay(addDays(days.at(-1) ?? first, 1), timeZone);
  return { days, starts, from: startOfDay(first, timeZone), end };
}

/** From one instant up to another, the end excluded. */
export function rangeBetween(from: Date, end: Date, timeZone: string): TimeRange {
  const last = Math.max(from.getTime(), end.getTime() - 1);
  return { ...rangeOfDays(dayInZone(from, timeZone), dayInZone(last, timeZone), timeZone), from, end };
}

import { addDays, dayInZone } from '../../../domain/dates.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The time from `from` up to `end`, and the calendar days that it touches: `starts` has the first instant of each. */
export interface TimeRange {
  days: string[];
  starts: Date[];
  from: Date;
  end: Date;
}

/**
 * The first instant of a day in a zone. Found by looking rather than by a database's or a machine's own idea of zones,
 * so that every part of the program draws the line in the same place.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  // Zones lie between UTC-12 and UTC+14.
  let before = midnightUtc - 15 * hourMs;
  let reached = midnightUtc + 13 * hourMs;
  while (reached - before > minuteMs) {
    const middle = before + Math.floor((reached - before) / 2 / minuteMs) * minuteMs;
    if (dayInZone(middle, timeZone) >= day) reached = middle;
    else before = middle;
  }
  return new Date(reached);
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

import { addDays, dayInZone, instantAt, timeOfDay, weekdayOf } from '../dates.ts';
import type { ReminderPlan } from './plan.ts';

const minuteMs = 60_000;

/**
 * Until when nothing may be shown at an instant: undefined where it may. Paused, a day of a free weekend, or quiet
 * hours; another of these may follow at once.
 */
export function quietUntil(plan: ReminderPlan, at: Date, zone?: string): Date | undefined {
  if (plan.pausedUntil && at < plan.pausedUntil) return plan.pausedUntil;
  const day = dayInZone(at, zone);
  if (!plan.weekends && isWeekend(day)) return laterThan(at, instantAt(firstWorkday(day), '00:00', zone));
  const time = timeOfDay(at, zone);
  if (!plan.quiet || !isQuiet(plan.quiet, time)) return undefined;
  const { from, to } = plan.quiet;
  const endsTomorrow = from > to && time >= from;
  return laterThan(at, quietEnd(plan.quiet, endsTomorrow ? addDays(day, 1) : day, zone));
}

/** Where the clocks jump over the end of the quiet hours, they end with the jump. */
function quietEnd(quiet: { from: string; to: string }, day: string, zone?: string): Date {
  let end = instantAt(day, quiet.to, zone).getTime();
  if (timeOfDay(end, zone) === quiet.to) return new Date(end);
  while (!isQuiet(quiet, timeOfDay(end - minuteMs, zone))) end -= minuteMs;
  return new Date(end);
}

function isQuiet({ from, to }: { from: string; to: string }, time: string): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

function firstWorkday(weekendDay: string): string {
  return addDays(weekendDay, weekdayOf(weekendDay) === 6 ? 2 : 1);
}

/** In an hour that a clock change repeats, the end can have passed a first time. */
function laterThan(at: Date, end: Date): Date {
  return end > at ? end : new Date(at.getTime() + minuteMs);
}

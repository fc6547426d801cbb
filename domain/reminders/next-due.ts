import { addDays, dayInZone, instantAt } from '../dates.ts';
import type { Anchors } from './anchors.ts';
import { floorToMinute } from './due-between.ts';
import type { ReminderPlan } from './plan.ts';
import { isIntervalKind, reminderKinds, valuesOf } from './reminder-kinds.ts';
import type { IntervalKind, ReminderKind, TimesKind } from './reminder-kinds.ts';
import { quietUntil } from './quiet-time.ts';

const minuteMs = 60_000;

/** Longer than a weekend with quiet hours around it. */
const daysAhead = 8;

/** When each kind comes next; null where it is off, or where every time that it has is a silent one. */
export type NextDue = Record<ReminderKind, Date | null>;

/** The first times after now at which `dueBetween` will find something, if nothing is changed until then. */
export function nextDue(plan: ReminderPlan, anchors: Anchors, now: Date, zone?: string): NextDue {
  const regularOf = (kind: ReminderKind) =>
    isIntervalKind(kind) ? nextOfInterval(plan, anchors, kind, now) : nextOfDay(plan, kind, zone);
  const nextOf = (kind: ReminderKind) => next(plan, kind, now, zone, regularOf(kind));
  return valuesOf(reminderKinds, (kind) => kind, nextOf);
}

/** Returns the first regular time that is not before an instant. */
type RegularTime = (from: number) => number;

function next(
  plan: ReminderPlan,
  kind: ReminderKind,
  now: Date,
  zone: string | undefined,
  regular: RegularTime,
): Date | null {
  const { on, snoozedUntil } = plan[kind];
  if (!on) return null;
  const snoozeEnd = snoozedUntil ? floorToMinute(snoozedUntil.getTime()) : 0;
  const isSnoozed = snoozeEnd > now.getTime();
  const first = isSnoozed ? snoozeEnd : regular(now.getTime() + 1);
  const latest = Math.max(now.getTime(), plan.pausedUntil?.getTime() ?? 0, first) + daysAhead * 24 * 60 * minuteMs;
  for (let at = first; at <= latest;) {
    const end = quietUntil(plan, new Date(at), zone);
    if (!end) return new Date(at);
    at = regular(end.getTime());
  }
  return null;
}

function nextOfDay(plan: ReminderPlan, kind: TimesKind, zone?: string): RegularTime {
  return (from) => {
    const today = dayInZone(from, zone);
    const times = [today, addDays(today, 1)].flatMap((day) =>
      plan[kind].times.map((time) => instantAt(day, time, zone).getTime()),
    );
    return Math.min(...times.filter((time) => time >= from));
  };
}

function nextOfInterval(plan: ReminderPlan, anchors: Anchors, kind: IntervalKind, now: Date): RegularTime {
  const step = plan[kind].minutes * minuteMs;
  const start = floorToMinute(Math.min(anchors[kind].getTime(), now.getTime()));
  return (from) => start + Math.max(1, Math.ceil((from - start) / step)) * step;
}

import { addDays, dayInZone, instantAt } from '../dates.ts';
import type { Anchors } from './anchors.ts';
import type { IntervalPlan, ReminderPlan, TimesPlan } from './plan.ts';
import { intervalKinds, isIntervalKind, reminderKinds } from './reminder-kinds.ts';
import type { ReminderKind } from './reminder-kinds.ts';
import { quietUntil } from './quiet-time.ts';

const minuteMs = 60_000;

/** What is older is not caught up, unless the interval itself is longer. */
const longestDelayMs = 4 * 3_600_000;

/** A timer that a browser slows down still comes once a minute: so late is no catching up. */
const punctualMs = 2 * minuteMs;

export interface DueReminders {
  /** Each kind once, however often it fell due; in the order of the table. */
  kinds: readonly ReminderKind[];
  /** At least one of them is late: show one card for all, with their usual texts. */
  catchUp: boolean;
  /** To be kept for the next check. */
  anchors: Anchors;
}

/**
 * What fell due after the last check, up to now. A reminder is due from the first second of its minute, so that a second
 * check in the same minute finds nothing. What falls due while silent is dropped; while it is silent now, so is all.
 */
export function dueBetween(
  plan: ReminderPlan,
  anchors: Anchors,
  lastCheck: Date,
  now: Date,
  zone?: string,
): DueReminders {
  const span: Span = { plan, anchors, lastCheck, now, zone };
  const found = quietUntil(plan, now, zone) ? [] : reminderKinds.flatMap((kind) => latestOf(span, kind));
  const kinds = found.map(({ kind }) => kind);
  const next = { ...anchors };
  for (const kind of intervalKinds) {
    const isOver = !plan[kind].on || kinds.includes(kind) || anchors[kind] > now;
    if (isOver) next[kind] = now;
  }
  return { kinds, catchUp: found.some(({ at }) => now.getTime() - at >= punctualMs), anchors: next };
}

/** The last check of a timer that starts: what is due in the minute that has begun still comes. */
export function beforeThisMinute(now: Date): Date {
  return new Date(floorToMinute(now.getTime()) - 1);
}

interface Span {
  plan: ReminderPlan;
  anchors: Anchors;
  lastCheck: Date;
  now: Date;
  zone: string | undefined;
}

/** The latest time in the span at which a kind fell due, or nothing. */
function latestOf(span: Span, kind: ReminderKind): { kind: ReminderKind; at: number }[] {
  const { plan, anchors, zone } = span;
  if (!plan[kind].on) return [];
  const points = isIntervalKind(kind) ? intervalPoints(span, plan[kind], anchors[kind]) : pointsOfDay(span, plan[kind]);
  const at = points.find((point) => !quietUntil(plan, new Date(point), zone));
  return at === undefined ? [] : [{ kind, at }];
}

function pointsOfDay({ lastCheck, now, zone }: Span, { times, snoozedUntil }: TimesPlan): number[] {
  const after = Math.max(lastCheck.getTime(), now.getTime() - longestDelayMs);
  const today = dayInZone(now, zone);
  const points = [addDays(today, -1), today].flatMap((day) =>
    times.map((time) => instantAt(day, time, zone).getTime()),
  );
  return newestFirst(points, { after, now, snoozedUntil });
}

function intervalPoints({ lastCheck, now }: Span, { minutes, snoozedUntil }: IntervalPlan, anchor: Date): number[] {
  const step = minutes * minuteMs;
  const start = floorToMinute(anchor.getTime());
  const after = Math.max(lastCheck.getTime(), now.getTime() - Math.max(longestDelayMs, step));
  const points: number[] = [];
  const last = start + Math.floor((now.getTime() - start) / step) * step;
  for (let point = last; point > Math.max(after, start); point -= step) points.push(point);
  return newestFirst(points, { after, now, snoozedUntil });
}

function newestFirst(
  points: number[],
  { after, now, snoozedUntil }: { after: number; now: Date; snoozedUntil: Date | null },
): number[] {
  const snoozeEnd = snoozedUntil ? floorToMinute(snoozedUntil.getTime()) : -Infinity;
  return [...points, snoozeEnd]
    .filter((point) => point > after && point <= now.getTime() && point >= snoozeEnd)
    .sort((one, other) => other - one);
}

export function floorToMinute(instant: number): number {
  return Math.floor(instant / minuteMs) * minuteMs;
}

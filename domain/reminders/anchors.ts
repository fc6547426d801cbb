import type { ReminderPlan } from './plan.ts';
import { intervalKinds } from './reminder-kinds.ts';
import type { IntervalKind } from './reminder-kinds.ts';

/** From when the intervals count: the start of the timer, or the last time that the reminder was shown. */
export type Anchors = Record<IntervalKind, Date>;

export function startAnchors(now: Date): Anchors {
  return { water: now, posture: now };
}

/** An interval that was changed, or switched on again, counts from now. */
export function anchorsAfterChange(before: ReminderPlan, after: ReminderPlan, anchors: Anchors, now: Date): Anchors {
  const next = { ...anchors };
  for (const kind of intervalKinds) {
    const isSame = before[kind].minutes === after[kind].minutes && before[kind].on === after[kind].on;
    if (!isSame) next[kind] = now;
  }
  return next;
}

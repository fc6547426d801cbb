import type { ReminderPlan } from './plan.ts';
import { intervalKinds, valuesOf } from './reminder-kinds.ts';
import type { IntervalKind } from './reminder-kinds.ts';

/** From when the intervals count: the start of the timer, or the last time that the reminder was shown. */
export type Anchors = Record<IntervalKind, Date>;

export function startAnchors(now: Date): Anchors {
  return anchorsBy(() => now);
}

export function anchorsBy(anchorOf: (kind: IntervalKind) => Date): Anchors {
  return valuesOf(intervalKinds, (kind) => kind, anchorOf);
}

/** An interval that was changed, or switched on again, counts from now. */
export function anchorsAfterChange(before: ReminderPlan, after: ReminderPlan, anchors: Anchors, now: Date): Anchors {
  return anchorsBy((kind) => {
    const isSame = before[kind].minutes === after[kind].minutes && before[kind].on === after[kind].on;
    return isSame ? anchors[kind] : now;
  });
}

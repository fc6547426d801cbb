import { anchorsAfterChange, startAnchors } from '../../../domain/reminders/anchors.ts';
import type { Anchors } from '../../../domain/reminders/anchors.ts';
import { beforeThisMinute, dueBetween } from '../../../domain/reminders/due-between.ts';
import type { DueReminders } from '../../../domain/reminders/due-between.ts';
import { nextDue } from '../../../domain/reminders/next-due.ts';
import type { NextDue } from '../../../domain/reminders/next-due.ts';
import type { KindPlan, ReminderPlan } from '../../../domain/reminders/plan.ts';
import { intervalKinds, timesKinds, valuesOf } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';

/** What has been shown so far: all that another tab needs to go on in this one's place. */
export interface TimerMemory {
  anchors: Anchors;
  lastCheck: Date;
}

/** The reminders of one session in one tab. It reads no clock: each step is told what time it is. */
export interface Timer {
  memory: () => TimerMemory;
  /** Goes on where another tab is. */
  adopt: (memory: TimerMemory) => void;
  /** What was changed counts from now. */
  follow: (plan: ReminderPlan, now: Date) => void;
  /** Holds at once, and also where the server could not be told. */
  snooze: (kinds: readonly ReminderKind[], until: Date) => void;
  /** What has fallen due since the last check, once. Undefined until there is a plan. */
  check: (now: Date) => DueReminders | undefined;
  next: (now: Date) => NextDue | undefined;
}

export function createTimer(start: Date): Timer {
  let memory: TimerMemory = { anchors: startAnchors(start), lastCheck: beforeThisMinute(start) };
  let given: ReminderPlan | undefined;
  let snoozes: Partial<Record<ReminderKind, Date>> = {};

  function plan(): ReminderPlan | undefined {
    if (!given) return undefined;
    const all = given;
    const withSnooze = <Plan extends KindPlan>(kind: ReminderKind, one: Plan): Plan => ({
      ...one,
      snoozedUntil: later(one.snoozedUntil, snoozes[kind]),
    });
    return {
      ...all,
      ...valuesOf(
        timesKinds,
        (kind) => kind,
        (kind) => withSnooze(kind, all[kind]),
      ),
      ...valuesOf(
        intervalKinds,
        (kind) => kind,
        (kind) => withSnooze(kind, all[kind]),
      ),
    };
  }

  return {
    memory: () => memory,
    adopt(other) {
      memory = other;
    },
    follow(next, now) {
      if (given) memory = { ...memory, anchors: anchorsAfterChange(given, next, memory.anchors, now) };
      given = next;
    },
    snooze(kinds, until) {
      snoozes = { ...snoozes, ...Object.fromEntries(kinds.map((kind) => [kind, until])) };
    },
    check(now) {
      const current = plan();
      if (!current) return undefined;
      const due = dueBetween(current, memory.anchors, memory.lastCheck, now);
      memory = { anchors: due.anchors, lastCheck: now };
      return due;
    },
    next(now) {
      const current = plan();
      return current && nextDue(current, memory.anchors, now);
    },
  };
}

function later(one: Date | null, other: Date | undefined): Date | null {
  return other && (!one || other > one) ? other : one;
}

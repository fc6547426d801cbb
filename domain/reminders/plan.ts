import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import {
  intervalFieldOf,
  intervalKinds,
  snoozeFieldOf,
  switchFieldOf,
  timeFieldsOf,
  timesKinds,
  valuesOf,
} from './reminder-kinds.ts';
import type { IntervalKind, ReminderKind, TimesKind } from './reminder-kinds.ts';

export interface KindPlan {
  on: boolean;
  /** Comes then in place of anything earlier. */
  snoozedUntil: Date | null;
}

export interface TimesPlan extends KindPlan {
  /** 'HH:MM' of the person's own clock. */
  times: readonly string[];
}

export interface IntervalPlan extends KindPlan {
  minutes: number;
}

/** What holds for one person: the own choice, and the organisation's where there is none. */
export interface ReminderPlan extends Record<TimesKind, TimesPlan>, Record<IntervalKind, IntervalPlan> {
  /** 'HH:MM' each; `from` after `to` spans midnight, and equal ones leave nothing quiet. */
  quiet: { from: string; to: string } | null;
  weekends: boolean;
  pausedUntil: Date | null;
}

export function effectivePlan(settings: ReminderSettings, preferences: ReminderPreferences): ReminderPlan {
  const { quiet_from, quiet_to } = preferences;
  const asChosen = (kind: ReminderKind): KindPlan => ({
    on: preferences[switchFieldOf(kind)],
    snoozedUntil: dateOrNull(preferences[snoozeFieldOf(kind)]),
  });
  const timesOf = (kind: TimesKind): TimesPlan => ({
    ...asChosen(kind),
    times: timeFieldsOf(kind).map((field) => preferences[field] ?? settings[field]),
  });
  const intervalOf = (kind: IntervalKind): IntervalPlan => {
    const field = intervalFieldOf(kind);
    return { ...asChosen(kind), minutes: preferences[field] ?? settings[field] };
  };
  return {
    ...valuesOf(timesKinds, (kind) => kind, timesOf),
    ...valuesOf(intervalKinds, (kind) => kind, intervalOf),
    quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
    weekends: preferences.weekends_on,
    pausedUntil: dateOrNull(preferences.paused_until),
  };
}

function dateOrNull(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import type { IntervalKind } from './reminder-kinds.ts';

interface KindPlan {
  on: boolean;
  /** Comes then in place of anything earlier. */
  snoozedUntil: Date | null;
}

export interface MoodPlan extends KindPlan {
  /** 'HH:MM' of the person's own clock. */
  times: readonly string[];
}

export interface IntervalPlan extends KindPlan {
  minutes: number;
}

/** What holds for one person: the own choice, and the organisation's where there is none. */
export interface ReminderPlan extends Record<IntervalKind, IntervalPlan> {
  mood: MoodPlan;
  /** 'HH:MM' each; `from` after `to` spans midnight, and equal ones leave nothing quiet. */
  quiet: { from: string; to: string } | null;
  weekends: boolean;
  pausedUntil: Date | null;
}

export function effectivePlan(settings: ReminderSettings, preferences: ReminderPreferences): ReminderPlan {
  const { quiet_from, quiet_to } = preferences;
  return {
    mood: {
      on: preferences.mood_on,
      times: [
        preferences.mood_popup_1 ?? settings.mood_popup_1, //
        preferences.mood_popup_2 ?? settings.mood_popup_2,
      ],
      snoozedUntil: dateOrNull(preferences.mood_snoozed_until),
    },
    water: {
      on: preferences.water_on,
      minutes: preferences.water_interval_minutes ?? settings.water_interval_minutes,
      snoozedUntil: dateOrNull(preferences.water_snoozed_until),
    },
    posture: {
      on: preferences.posture_on,
      minutes: preferences.posture_interval_minutes ?? settings.posture_interval_minutes,
      snoozedUntil: dateOrNull(preferences.posture_snoozed_until),
    },
    quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
    weekends: preferences.weekends_on,
    pausedUntil: dateOrNull(preferences.paused_until),
  };
}

function dateOrNull(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

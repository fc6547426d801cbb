import { defaultReminderPreferences, defaultReminderSettings } from './defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import { effectivePlan } from './plan.ts';
import type { ReminderPlan } from './plan.ts';

/** Mood at 10:00 and 16:00, water each 60 minutes, posture each 30, unless a test says otherwise. */
export function planWith(
  preferences: Partial<ReminderPreferences> = {},
  settings: Partial<ReminderSettings> = {},
): ReminderPlan {
  return effectivePlan({ ...defaultReminderSettings, ...settings }, { ...defaultReminderPreferences, ...preferences });
}

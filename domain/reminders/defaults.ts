import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';

/** What holds until an admin has set something. */
export const defaultReminderSettings: ReminderSettings = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 60,
  posture_interval_minutes: 30,
};

/** What holds until a person has chosen something: all that the organisation has set. */
export const defaultReminderPreferences: ReminderPreferences = {
  mood_on: true,
  water_on: true,
  posture_on: true,
  mood_popup_1: null,
  mood_popup_2: null,
  water_interval_minutes: null,
  posture_interval_minutes: null,
  quiet_from: null,
  quiet_to: null,
  weekends_on: true,
  paused_until: null,
  mood_snoozed_until: null,
  water_snoozed_until: null,
  posture_snoozed_until: null,
};

import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import {
  firstMinutes,
  firstTimes,
  intervalFieldOf,
  intervalKinds,
  reminderKinds,
  snoozeFieldOf,
  switchFieldOf,
  timeFields,
  valuesOf,
} from './reminder-kinds.ts';
import type { TimeField } from './reminder-kinds.ts';

/** What holds until an admin has set something. */
export const defaultReminderSettings: ReminderSettings = { ...firstTimes, ...firstMinutes };

/** What holds until a person has chosen something: all that the organisation has set. */
export const defaultReminderPreferences: ReminderPreferences = {
  ...valuesOf(reminderKinds, switchFieldOf, () => true),
  ...(Object.fromEntries(timeFields.map((field) => [field, null])) as Record<TimeField, null>),
  ...valuesOf(intervalKinds, intervalFieldOf, () => null),
  quiet_from: null,
  quiet_to: null,
  weekends_on: true,
  paused_until: null,
  ...valuesOf(reminderKinds, snoozeFieldOf, () => null),
};

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { code, requiredOr } from './text.ts';

const timeField = z.string(requiredOr('wrong_type')).check(
  z.refine((text) => text !== '', code('required')),
  z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, code('time_format')),
);

const intervalField = z.number(requiredOr('wrong_type')).check(
  z.refine((minutes) => Number.isInteger(minutes), code('whole_number')),
  z.minimum(1, code('interval_range')),
  z.maximum(1440, code('interval_range')),
);

/** Times as HH:MM of the person's own clock; intervals in whole minutes, 1 to 1440. */
export const reminderSettingsSchema = z.object({
  mood_popup_1: timeField,
  mood_popup_2: timeField,
  water_interval_minutes: intervalField,
  posture_interval_minutes: intervalField,
});

export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

/** What holds until an admin has set something. */
export const defaultReminderSettings: ReminderSettings = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 60,
  posture_interval_minutes: 30,
};

/** Open to every signed-in person: the employee's dashboard needs it. */
export const reminderSettings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reminder-settings',
  access: 'signed-in',
  reply: reminderSettingsSchema,
});

export const saveReminderSettings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reminder-settings',
  access: 'admin',
  body: reminderSettingsSchema,
  reply: reminderSettingsSchema,
});

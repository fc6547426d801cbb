import * as z from 'zod/mini';
import { intervalLimits } from '../field-limits.ts';
import {
  intervalFields,
  reminderKinds,
  snoozeFieldOf,
  switchFieldOf,
  timeFields,
} from '../reminders/reminder-kinds.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, instant, requiredOr } from './text.ts';

const timeField = z.string(requiredOr('wrong_type')).check(
  z.refine((text) => text !== '', code('required')),
  z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, code('time_format')),
);

const intervalField = z.number(requiredOr('wrong_type')).check(
  z.refine((minutes) => Number.isInteger(minutes), code('whole_number')),
  z.minimum(intervalLimits.least, code('interval_range')),
  z.maximum(intervalLimits.most, code('interval_range')),
);

/** Times as HH:MM of the person's own clock; intervals in whole minutes, 1 to 1440. */
export const reminderSettingsSchema = z.object({
  ...each(timeFields, timeField),
  ...each(intervalFields, intervalField),
});

export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

const switchField = z.boolean(requiredOr('wrong_type'));
const instantField = z.nullable(z.iso.datetime({ error: code('not_a_date') }).check(z.regex(/^2/, code('not_a_date'))));

const switchFields = reminderKinds.map(switchFieldOf);
const snoozeFields = reminderKinds.map(snoozeFieldOf);

/** The same rule for fields that are alike. */
function each<Name extends string, Rule>(names: readonly Name[], rule: Rule): Record<Name, Rule> {
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>;
}

const preferenceFields = {
  ...each(switchFields, switchField),
  /** Null: the organisation's. */
  ...each(timeFields, z.nullable(timeField)),
  ...each(intervalFields, z.nullable(intervalField)),
  /** Both or neither; `quiet_from` after `quiet_to` spans midnight. */
  quiet_from: z.nullable(timeField),
  quiet_to: z.nullable(timeField),
  /** False: nothing on Saturdays and Sundays. */
  weekends_on: switchField,
  /** Nothing before this instant. */
  paused_until: instantField,
  /** The reminder comes at this instant, and not before. */
  ...each(snoozeFields, instantField),
};

/** One person's own choice. */
const reminderPreferencesSchema = z.object({
  ...preferenceFields,
  paused_until: z.nullable(instant),
  ...each(snoozeFields, z.nullable(instant)),
});

export type ReminderPreferences = z.infer<typeof reminderPreferencesSchema>;

/** Any of the fields: what is missing stays as it is, so that a snooze here does not undo a choice made elsewhere. */
const preferencesChangeSchema = z
  .partial(z.object(preferenceFields))
  .check(quietHoursNeed('quiet_from', 'quiet_to'), quietHoursNeed('quiet_to', 'quiet_from'));

type QuietHour = 'quiet_from' | 'quiet_to';

/** One end of the quiet hours alone says nothing: neither a missing nor an empty other end will do. */
function quietHoursNeed(end: QuietHour, other: QuietHour) {
  return z.refine<Partial<Record<QuietHour, string | null>>>(
    (change) =>
      change[other] === undefined ? true : (change[other] === null) === (change[end] === null) && end in change,
    { error: code('required'), path: [end] },
  );
}

export type ReminderPreferencesChange = z.infer<typeof preferencesChangeSchema>;

const ownRemindersSchema = z.object({ settings: reminderSettingsSchema, preferences: reminderPreferencesSchema });

export type OwnReminders = z.infer<typeof ownRemindersSchema>;

/**
 * The organisation's settings and the caller's own choice. The timer of an open page asks every minute, and says so: as
 * long, no push is sent.
 */
export const ownReminders = defineEndpoint({
  method: 'GET',
  path: '/api/reminders/mine',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'The organisation’s reminders and one’s own choice.',
  query: z.object({ for: z.optional(z.enum(['timer'])) }),
  reply: ownRemindersSchema,
});

export const changeOwnReminders = defineEndpoint({
  method: 'PUT',
  path: '/api/reminders/mine',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Changes one’s own choice of reminders.',
  body: preferencesChangeSchema,
  reply: ownRemindersSchema,
});

/** Open to every signed-in person: the employee's dashboard needs it. */
export const reminderSettings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reminder-settings',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'The organisation’s reminders.',
  reply: reminderSettingsSchema,
});

export const saveReminderSettings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/reminder-settings',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sets the organisation’s reminders.',
  body: reminderSettingsSchema,
  reply: reminderSettingsSchema,
});

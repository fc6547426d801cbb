import { expect, test } from 'vitest';
import { reminderSettingsSchema } from '../contract/reminders.ts';
import { defaultReminderPreferences, defaultReminderSettings } from './defaults.ts';
import { intervalFields, placeOfReminders, reminderKinds, timeFields } from './reminder-kinds.ts';

test.each([
  [['mood'], '/dashboard?mood=now'],
  [['posture'], '/dashboard?tab=myhealth'],
  [['water'], null],
  [['posture', 'mood'], '/dashboard?mood=now'],
  [['water', 'posture'], '/dashboard?tab=myhealth'],
  [[], '/dashboard?tab=mytests'],
] as const)('a click on reminders of %j leads to %s', (kinds, place) => expect(placeOfReminders(kinds)).toBe(place));

test('the fields on the wire are those of the specification', () => {
  expect([reminderKinds, timeFields, intervalFields]).toEqual([
    ['mood', 'water', 'posture'],
    ['mood_popup_1', 'mood_popup_2'],
    ['water_interval_minutes', 'posture_interval_minutes'],
  ]);
  expect(defaultReminderSettings).toEqual({
    mood_popup_1: '10:00',
    mood_popup_2: '16:00',
    water_interval_minutes: 120,
    posture_interval_minutes: 60,
  });
  expect(defaultReminderPreferences).toMatchObject({ mood_on: true, mood_popup_1: null, posture_snoozed_until: null });
});

test('what holds before an admin has set something is what an admin could set', () => {
  expect(reminderSettingsSchema.safeParse(defaultReminderSettings)).toMatchObject({ success: true });
});

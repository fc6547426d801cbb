import { expect, test } from 'vitest';
import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import { planFromReplies } from './plan-from-replies.ts';

const settings = {
  mood_popup_1: '09:30',
  mood_popup_2: '15:00',
  water_interval_minutes: 45,
  posture_interval_minutes: 20,
};

test('the four settings hold where a person has chosen nothing, or the choice is not known', () => {
  for (const preferences of [defaultReminderPreferences, undefined, 'broken']) {
    expect(planFromReplies(settings, preferences)).toMatchObject({
      mood: { on: true, times: ['09:30', '15:00'] },
      water: { on: true, minutes: 45 },
      posture: { on: true, minutes: 20 },
      quiet: null,
      weekends: true,
    });
  }
});

test('an own choice goes before', () => {
  const own = { ...defaultReminderPreferences, mood_popup_2: '17:00', water_interval_minutes: 90, posture_on: false };
  expect(planFromReplies(settings, own)).toMatchObject({
    mood: { times: ['09:30', '17:00'] },
    water: { minutes: 90 },
    posture: { on: false },
  });
});

test('a setting that can not be read switches its own reminder off and no other', () => {
  expect(planFromReplies({ ...settings, mood_popup_2: '', water_interval_minutes: 0 }, undefined)).toMatchObject({
    mood: { on: true, times: ['09:30'] },
    water: { on: false },
    posture: { on: true },
  });
  expect(planFromReplies({}, undefined)).toMatchObject({ mood: { on: false }, water: { on: false } });
});

import { expect, test } from 'vitest';
import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import { planFromReplies, readSettings } from './plan-from-replies.ts';

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

test('times come with seconds or without a zero before them, and the form has them as HH:MM', () => {
  const written = { ...settings, mood_popup_1: '09:30:00', mood_popup_2: '9:05', water_interval_minutes: '45' };
  expect(readSettings(written)).toMatchObject({
    mood_popup_1: '09:30',
    mood_popup_2: '09:05',
    water_interval_minutes: 45,
  });
  expect(planFromReplies(written, undefined)).toMatchObject({
    mood: { times: ['09:30', '09:05'] },
    water: { minutes: 45 },
  });
});

test('a setting that can not be read is left out, and no other', () => {
  const { posture_interval_minutes: posture, mood_popup_2: second } = settings;
  expect(readSettings({ ...settings, mood_popup_1: 930, water_interval_minutes: null })).toEqual({
    mood_popup_2: second,
    posture_interval_minutes: posture,
  });
  expect(readSettings(null)).toEqual({});
});

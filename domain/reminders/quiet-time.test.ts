import { describe, expect, test } from 'vitest';
import type { ReminderPreferences } from '../contract/reminders.ts';
import { dueBetween } from './due-between.ts';
import { at, due, kindsOf, onlyMood, onlyWater, planWith, zone } from './plan-for-tests.ts';

describe('quiet time', () => {
  const quiet = { quiet_from: '22:00', quiet_to: '07:00' };
  const minutely = { ...onlyWater, water_interval_minutes: 1 };
  const rings = (preferences: Partial<ReminderPreferences>, time: string, day?: string) => {
    const to = at(time, day);
    return (
      kindsOf({ from: new Date(to.getTime() - 60_000), to, preferences: { ...minutely, ...preferences } }).length > 0
    );
  };

  test.each([
    [quiet, '21:59', true],
    [quiet, '22:00', false],
    [quiet, '00:00', false],
    [quiet, '06:59', false],
    [quiet, '07:00', true],
    [{ quiet_from: '12:00', quiet_to: '13:00' }, '11:59', true],
    [{ quiet_from: '12:00', quiet_to: '13:00' }, '12:00', false],
    [{ quiet_from: '12:00', quiet_to: '13:00' }, '12:59', false],
    [{ quiet_from: '12:00', quiet_to: '13:00' }, '13:00', true],
    [{ quiet_from: '12:00', quiet_to: '12:00' }, '12:00', true],
  ])('in quiet hours %j at %s: rings %j', (hours, time, expected) => expect(rings(hours, time)).toBe(expected));

  test.each([
    ['2026-11-20', '23:59', true],
    ['2026-11-21', '00:00', false],
    ['2026-11-22', '23:59', false],
    ['2026-11-23', '00:00', true],
  ])('on a free weekend, %s at %s: rings %j', (day, time, expected) => {
    expect(rings({ weekends_on: false }, time, day)).toBe(expected);
    expect(rings({ weekends_on: true }, time, day)).toBe(true);
  });

  test('while paused, until the very instant', () => {
    const paused = { paused_until: at('00:00', '2026-11-19').toISOString() };
    expect(rings(paused, '12:00')).toBe(false);
    expect(rings(paused, '23:59')).toBe(false);
    expect(rings(paused, '00:00', '2026-11-19')).toBe(true);
  });

  test('drops what falls due in it', () => {
    const preferences = { ...onlyMood, quiet_from: '09:30', quiet_to: '10:30' };
    expect(kindsOf({ from: at('09:00'), to: at('10:31'), preferences })).toEqual([]);
    const water = { ...onlyWater, quiet_from: '10:30', quiet_to: '11:30' };
    expect(kindsOf({ anchor: at('10:00'), from: at('10:00'), to: at('11:31'), preferences: water })).toEqual([]);
    expect(kindsOf({ anchor: at('10:00'), from: at('11:31'), to: at('12:00'), preferences: water })).toEqual(['water']);
  });

  test('shows nothing from before it, neither in it nor after it', () => {
    const preferences = { ...onlyMood, quiet_from: '10:30', quiet_to: '10:40' };
    const inIt = due({ from: at('09:55'), to: at('10:35'), preferences });
    expect(inIt.kinds).toEqual([]);
    expect(kindsOf({ from: at('10:35'), to: at('10:41'), preferences })).toEqual([]);
  });

  test('slept through leaves what fell due around it', () => {
    const preferences = { ...onlyMood, quiet_from: '10:30', quiet_to: '10:40' };
    expect(kindsOf({ from: at('09:55'), to: at('10:45'), preferences })).toEqual(['mood']);
  });
});

describe('a snooze', () => {
  const preferences = { ...onlyWater, water_snoozed_until: at('11:10:30').toISOString() };

  test('comes when it ends, once', () => {
    expect(kindsOf({ from: at('11:00:30'), to: at('11:09:59'), preferences })).toEqual([]);
    const end = due({ from: at('11:09:59'), to: at('11:10:30'), anchor: at('11:00'), preferences });
    expect(end).toMatchObject({ kinds: ['water'], catchUp: false, anchors: { water: at('11:10:30') } });
    const again = dueBetween(planWith(preferences), end.anchors, at('11:10:30'), at('12:09:59'), zone);
    expect(again.kinds).toEqual([]);
    expect(dueBetween(planWith(preferences), end.anchors, at('12:09:59'), at('12:10:00'), zone).kinds).toEqual([
      'water',
    ]);
  });

  test('stands for what would have come before its end', () => {
    const often = { ...preferences, water_interval_minutes: 5 };
    expect(kindsOf({ anchor: at('11:00'), from: at('11:00'), to: at('11:09'), preferences: often })).toEqual([]);
    expect(kindsOf({ anchor: at('11:00'), from: at('11:09'), to: at('11:10'), preferences: often })).toEqual(['water']);
  });

  test('concerns its own kind only', () => {
    const both = { mood_on: false, water_snoozed_until: at('12:00').toISOString() };
    expect(kindsOf({ anchor: at('10:30'), from: at('11:20'), to: at('11:30'), preferences: both })).toEqual([
      'posture',
    ]);
  });

  test('of a mood is caught up as a mood is', () => {
    const mood = { ...onlyMood, mood_snoozed_until: at('10:10').toISOString() };
    expect(kindsOf({ from: at('10:00'), to: at('10:10'), preferences: mood })).toEqual(['mood']);
    expect(kindsOf({ from: at('10:01'), to: at('14:09'), preferences: mood })).toEqual(['mood']);
    expect(kindsOf({ from: at('10:01'), to: at('14:10'), preferences: mood })).toEqual([]);
  });

  test('that ends in silence is dropped', () => {
    const quiet = { ...preferences, quiet_from: '11:05', quiet_to: '11:15' };
    expect(kindsOf({ anchor: at('11:00'), from: at('11:00'), to: at('11:16'), preferences: quiet })).toEqual([]);
  });

  test('of a reminder that is off does not come', () => {
    const off = { ...preferences, water_on: false };
    expect(kindsOf({ from: at('11:00'), to: at('11:11'), preferences: off })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { ReminderPreferences } from '../contract/reminders.ts';
import { anchorsAfterChange, startAnchors } from './anchors.ts';
import { beforeThisMinute, dueBetween } from './due-between.ts';
import { at, due, kindsOf, onlyMood, onlyWater, planWith, zone } from './plan-for-tests.ts';

describe('a mood reminder', () => {
  const preferences = onlyMood;

  test.each([
    ['09:58:59', '09:59:59', []],
    ['09:59:59', '10:00:00', ['mood']],
    ['09:59:20', '10:00:20', ['mood']],
    ['09:59:59', '10:00:59', ['mood']],
    ['10:00:00', '10:00:59', []],
    ['10:00:20', '10:01:20', []],
    ['15:59:10', '16:00:10', ['mood']],
    ['10:01:00', '15:59:59', []],
  ])('checked at %s and at %s is due: %j', (from, to, kinds) => {
    expect(kindsOf({ from: at(from), to: at(to), preferences })).toEqual(kinds);
  });

  test('is due in the minute in which the timer starts, and once in it', () => {
    const now = at('10:00:40');
    expect(kindsOf({ from: beforeThisMinute(now), to: now, preferences })).toEqual(['mood']);
    expect(kindsOf({ from: now, to: at('10:00:59'), preferences })).toEqual([]);
    expect(kindsOf({ from: beforeThisMinute(at('10:01:00')), to: at('10:01:00'), preferences })).toEqual([]);
  });

  test('at both times on the same minute comes once', () => {
    const settings = { mood_popup_1: '10:00', mood_popup_2: '10:00' };
    expect(kindsOf({ from: at('09:59'), to: at('10:00'), preferences, settings })).toEqual(['mood']);
  });

  test('follows the own times where there are any', () => {
    const own = { ...preferences, mood_popup_1: '11:15' };
    expect(kindsOf({ from: at('09:59'), to: at('10:00'), preferences: own })).toEqual([]);
    expect(kindsOf({ from: at('11:14'), to: at('11:15'), preferences: own })).toEqual(['mood']);
    expect(kindsOf({ from: at('15:59'), to: at('16:00'), preferences: own })).toEqual(['mood']);
  });

  test('slept over is caught up within four hours, not later and not on the next day', () => {
    expect(due({ from: at('09:00'), to: at('13:59'), preferences })).toMatchObject({ kinds: ['mood'], catchUp: true });
    expect(kindsOf({ from: at('09:00'), to: at('14:00'), preferences })).toEqual([]);
    expect(kindsOf({ from: at('15:00'), to: at('08:00', '2026-11-19'), preferences })).toEqual([]);
    expect(kindsOf({ from: at('15:00', '2026-11-11'), to: at('08:00'), preferences })).toEqual([]);
  });

  test('just before midnight is caught up just after it', () => {
    const late = { ...preferences, mood_popup_2: '23:59' };
    const midnight = at('00:00', '2026-11-19');
    expect(kindsOf({ from: at('23:58:30'), to: midnight, preferences: late })).toEqual(['mood']);
    const early = { ...preferences, mood_popup_2: '00:00' };
    expect(kindsOf({ from: at('23:59:30'), to: midnight, preferences: early })).toEqual(['mood']);
  });
});

describe('when the clocks change', () => {
  const at0230 = { ...onlyMood, mood_popup_1: '02:30' };
  const fired = (preferences: Partial<ReminderPreferences>, from: string, to: string) => {
    const found: string[] = [];
    let last = new Date(from);
    for (let now = last; now <= new Date(to); now = new Date(now.getTime() + 60_000)) {
      if (kindsOf({ from: last, to: now, preferences }).length > 0) found.push(now.toISOString());
      last = now;
    }
    return found;
  };

  test('a time that does not exist comes as much later', () => {
    expect(fired(at0230, '2026-03-28T23:30:00Z', '2026-03-29T06:00:00Z')).toEqual(['2026-03-29T01:30:00.000Z']);
  });

  test('a time that exists twice comes once', () => {
    expect(fired(at0230, '2026-10-24T22:30:00Z', '2026-10-25T06:00:00Z')).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  test('an interval stays as long as it is', () => {
    const preferences = { mood_on: false, posture_on: false, water_interval_minutes: 60 };
    const from = new Date('2026-10-25T00:15:00Z');
    expect(kindsOf({ from, to: new Date('2026-10-25T01:14:59Z'), preferences })).toEqual([]);
    expect(kindsOf({ from, to: new Date('2026-10-25T01:15:00Z'), preferences })).toEqual(['water']);
  });

  test('quiet hours follow the clock on the wall', () => {
    const preferences = { ...onlyWater, water_interval_minutes: 1, quiet_from: '22:00', quiet_to: '07:00' };
    const check = (to: string) => kindsOf({ from: new Date(Date.parse(to) - 60_000), to: new Date(to), preferences });
    expect(check('2026-03-28T06:00:00Z')).toEqual(['water']);
    expect(check('2026-03-29T04:59:00Z')).toEqual([]);
    expect(check('2026-03-29T05:00:00Z')).toEqual(['water']);
    expect(check('2026-10-25T05:59:00Z')).toEqual([]);
    expect(check('2026-10-25T06:00:00Z')).toEqual(['water']);
  });
});

describe('a reminder with an interval', () => {
  const preferences = onlyWater;

  test('is due from the first second of the minute that the start and the interval give', () => {
    const anchor = at('10:00:40');
    expect(kindsOf({ anchor, from: anchor, to: at('10:59:59'), preferences })).toEqual([]);
    expect(kindsOf({ anchor, from: anchor, to: at('11:00:00'), preferences })).toEqual(['water']);
  });

  test('counts on from when it was shown', () => {
    const shown = due({ from: at('10:00'), to: at('11:00:20'), preferences });
    expect(shown.anchors.water).toEqual(at('11:00:20'));
    const plan = planWith(preferences);
    expect(dueBetween(plan, shown.anchors, at('11:00:20'), at('11:00:50'), zone).kinds).toEqual([]);
    expect(dueBetween(plan, shown.anchors, at('11:00:50'), at('11:59:50'), zone).kinds).toEqual([]);
    expect(dueBetween(plan, shown.anchors, at('11:59:50'), at('12:00:50'), zone).kinds).toEqual(['water']);
  });

  test('slept over comes once, whatever the interval', () => {
    for (const minutes of [1, 7, 60, 600, 1440]) {
      const span = { from: at('08:00'), to: at('09:00', '2026-11-20'), settings: { water_interval_minutes: minutes } };
      const shown = due({ ...span, preferences });
      expect([minutes, shown.kinds]).toEqual([minutes, ['water']]);
      expect(shown.anchors.water).toEqual(span.to);
    }
  });

  test('that was shortened is not due for the time before', () => {
    const short = { ...preferences, water_interval_minutes: 30 };
    expect(kindsOf({ anchor: at('10:00'), from: at('10:40'), to: at('10:41'), preferences: short })).toEqual([]);
    expect(kindsOf({ anchor: at('10:00'), from: at('10:59'), to: at('11:00'), preferences: short })).toEqual(['water']);
  });

  test('counts from the change where the timer says so, and only the one that was changed', () => {
    const before = planWith();
    const after = planWith({ water_interval_minutes: 20 });
    const anchors = startAnchors(at('10:00'));
    expect(anchorsAfterChange(before, after, anchors, at('10:45'))).toEqual({
      water: at('10:45'),
      posture: at('10:00'),
    });
    expect(anchorsAfterChange(before, planWith({ mood_on: false }), anchors, at('10:45'))).toEqual(anchors);
    const on = anchorsAfterChange(planWith({ posture_on: false }), before, anchors, at('10:45'));
    expect(on).toEqual({ water: at('10:00'), posture: at('10:45') });
  });

  test('that is off counts from when it is on again', () => {
    const off = due({ from: at('10:00'), to: at('13:00'), preferences: { water_on: false } });
    expect(off.kinds).not.toContain('water');
    expect(off.anchors.water).toEqual(at('13:00'));
  });

  test('does not wait for a clock that was set back', () => {
    const later = due({ anchor: at('15:00'), from: at('15:00'), to: at('10:00'), preferences });
    expect(later.kinds).toEqual([]);
    expect(later.anchors.water).toEqual(at('10:00'));
  });
});

describe('several at once', () => {
  test('come together, in a fixed order', () => {
    const on = due({ from: at('09:00'), to: at('10:00'), anchor: at('09:00') });
    expect(on).toMatchObject({ kinds: ['mood', 'water', 'posture'], catchUp: false });
  });

  test('slept over come together, each once', () => {
    const slept = due({ from: at('09:10'), to: at('12:25') });
    expect(slept).toMatchObject({ kinds: ['mood', 'water', 'posture'], catchUp: true });
    const again = dueBetween(planWith(), slept.anchors, at('12:25'), at('12:26'), zone);
    expect(again).toMatchObject({ kinds: [], catchUp: false });
  });

  test('are no catching up where a browser wakes the timer once a minute', () => {
    const late = due({ from: at('09:59:50'), to: at('10:01:59'), preferences: onlyMood });
    expect(late).toMatchObject({ kinds: ['mood'], catchUp: false });
    expect(due({ from: at('09:59:50'), to: at('10:02:00'), preferences: onlyMood })).toMatchObject({ catchUp: true });
  });
});

test('a journey to another zone follows the clock there', () => {
  const noon = new Date('2026-11-18T04:30:00Z');
  const before = new Date(noon.getTime() - 60_000);
  expect(kindsOf({ from: before, to: noon, preferences: onlyMood, zone: 'Asia/Kolkata' })).toEqual(['mood']);
  expect(kindsOf({ from: before, to: noon, preferences: onlyMood })).toEqual([]);
  expect(kindsOf({ from: at('09:59'), to: at('10:00'), preferences: onlyMood })).toEqual(['mood']);
});

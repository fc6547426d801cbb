import { describe, expect, test } from 'vitest';
import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import { anchorsAfterChange, startAnchors } from './anchors.ts';
import { beforeThisMinute, dueBetween } from './due-between.ts';
import { planWith } from './plan-for-tests.ts';

const zone = 'Europe/Berlin';
/** A Wednesday in winter: Berlin is one hour ahead of UTC. */
const at = (time: string, day = '2026-11-18') => new Date(`${day}T${time}${time.length === 5 ? ':00' : ''}+01:00`);

const onlyMood = { water_on: false, posture_on: false };
const onlyWater = { mood_on: false, posture_on: false };

interface Span {
  from: Date;
  to: Date;
  anchor?: Date;
  preferences?: Partial<ReminderPreferences>;
  settings?: Partial<ReminderSettings>;
  zone?: string;
}

function due({ from, to, anchor = from, preferences, settings, zone: here = zone }: Span) {
  return dueBetween(planWith(preferences, settings), startAnchors(anchor), from, to, here);
}

const kindsOf = (span: Span) => due(span).kinds;

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

describe('silence', () => {
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

test('a journey to another zone follows the clock there', () => {
  const noon = new Date('2026-11-18T04:30:00Z');
  const before = new Date(noon.getTime() - 60_000);
  expect(kindsOf({ from: before, to: noon, preferences: onlyMood, zone: 'Asia/Kolkata' })).toEqual(['mood']);
  expect(kindsOf({ from: before, to: noon, preferences: onlyMood })).toEqual([]);
  expect(kindsOf({ from: at('09:59'), to: at('10:00'), preferences: onlyMood })).toEqual(['mood']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeOfDay } from '../dates.ts';
import { startAnchors } from './anchors.ts';
import { dueBetween } from './due-between.ts';
import { nextDue } from './next-due.ts';
import { planWith } from './plan-for-tests.ts';

const zone = 'Europe/Berlin';
const at = (time: string, day = '2026-11-18') => new Date(`${day}T${time}+01:00`);
const minuteMs = 60_000;

describe('the next times', () => {
  const from = (now: Date, preferences = {}, anchor = now) =>
    nextDue(planWith(preferences), startAnchors(anchor), now, zone);

  test('are shown from the first second of their minute', () => {
    const now = at('10:40:25');
    expect(from(now)).toEqual({ mood: at('16:00:00'), water: at('11:40:00'), posture: at('11:10:00') });
    expect(timeOfDay(from(now).water ?? 0, zone)).toBe('11:40');
  });

  test('are after now, never now', () => {
    expect(from(at('10:00:00'), {}, at('09:00:00'))).toEqual({
      mood: at('16:00:00'),
      water: at('11:00:00'),
      posture: at('10:30:00'),
    });
  });

  test('go over midnight', () => {
    expect(from(at('23:50:00'))).toEqual({
      mood: at('10:00:00', '2026-11-19'),
      water: at('00:50:00', '2026-11-19'),
      posture: at('00:20:00', '2026-11-19'),
    });
  });

  test('leave out what is off', () => {
    const off = { mood_on: false, water_on: false, posture_on: false };
    expect(from(at('10:40:00'), off)).toEqual({ mood: null, water: null, posture: null });
  });

  test('leave out silence', () => {
    const quiet = { quiet_from: '11:00', quiet_to: '16:30' };
    expect(from(at('10:40:00'), quiet)).toEqual({
      mood: at('10:00:00', '2026-11-19'),
      water: at('16:40:00'),
      posture: at('16:40:00'),
    });
    const friday = at('23:30:00', '2026-11-20');
    expect(from(friday, { weekends_on: false, quiet_from: '20:00', quiet_to: '08:10' })).toEqual({
      mood: at('10:00:00', '2026-11-23'),
      water: at('08:30:00', '2026-11-23'),
      posture: at('08:30:00', '2026-11-23'),
    });
    const paused = { paused_until: at('00:00:00', '2026-12-24').toISOString() };
    expect(from(at('10:40:00'), paused)).toEqual({
      mood: at('10:00:00', '2026-12-24'),
      water: at('00:40:00', '2026-12-24'),
      posture: at('00:10:00', '2026-12-24'),
    });
  });

  test('are none where silence covers them all', () => {
    const quiet = { quiet_from: '09:00', quiet_to: '08:59', water_interval_minutes: 1440, posture_on: false };
    expect(from(at('10:40:00'), quiet)).toEqual({ mood: null, water: null, posture: null });
  });

  test('are the end of a snooze', () => {
    const snoozed = {
      mood_snoozed_until: at('10:50:30').toISOString(),
      posture_snoozed_until: at('10:30:00').toISOString(),
    };
    expect(from(at('10:40:30'), snoozed)).toEqual({
      mood: at('10:50:00'),
      water: at('11:40:00'),
      posture: at('11:10:00'),
    });
  });
});

const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${hours}:${minutes}`;
});

/** Days around both clock changes of 2026, and an ordinary one. */
const start = fc
  .tuple(fc.constantFrom('2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2026-11-19T12:00:00Z'), fc.nat(2 * 86_400))
  .map(([day, seconds]) => new Date(Date.parse(day) + seconds * 1000));

const instantNear = (now: Date) =>
  fc.nat(600).map((minutes) => new Date(now.getTime() + minutes * minuteMs).toISOString());

const situation = start.chain((now) =>
  fc.record({
    now: fc.constant(now),
    preferences: fc
      .record(
        {
          mood_popup_1: time,
          mood_popup_2: time,
          water_interval_minutes: fc.integer({ min: 1, max: 1440 }),
          posture_interval_minutes: fc.integer({ min: 1, max: 90 }),
          quiet: fc.tuple(time, time),
          weekends_on: fc.boolean(),
          water_on: fc.boolean(),
          paused_until: instantNear(now),
          water_snoozed_until: instantNear(now),
          mood_snoozed_until: instantNear(now),
        },
        { requiredKeys: [] },
      )
      .map(({ quiet, ...rest }) => ({ ...rest, ...(quiet && { quiet_from: quiet[0], quiet_to: quiet[1] }) })),
  }),
);

test('quiet hours whose end the clocks jump over end with the jump', () => {
  const now = new Date('2026-03-28T12:00:06Z');
  const plan = planWith({ quiet_from: '03:31', quiet_to: '02:01', posture_interval_minutes: 60 });
  expect(nextDue(plan, startAnchors(now), now, zone).posture?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
});

test('a check finds a reminder at the announced time, and nothing before it', () => {
  fc.assert(
    fc.property(situation, ({ now, preferences }) => {
      const plan = planWith(preferences);
      const anchors = startAnchors(now);
      const announced = nextDue(plan, anchors, now, zone);
      for (const kind of ['mood', 'water', 'posture'] as const) {
        const next = announced[kind];
        if (next === null) continue;
        const justBefore = new Date(next.getTime() - 1);
        expect(next > now).toBe(true);
        expect(dueBetween(plan, anchors, justBefore, next, zone).kinds).toContain(kind);
        expect(dueBetween(plan, anchors, now, justBefore, zone).kinds).not.toContain(kind);
      }
    }),
    {
      numRuns: 200,
      examples: [[{ now: new Date('2026-03-28T12:00:06Z'), preferences: { quiet_from: '03:31', quiet_to: '02:01' } }]],
    },
  );
});

test('checks of any rhythm show each kind as the announcements say, never two in one minute', () => {
  fc.assert(
    fc.property(
      situation,
      fc.array(fc.integer({ min: 1, max: 119 }), { minLength: 60, maxLength: 60 }),
      ({ now, preferences }, gaps) => {
        const plan = planWith(preferences);
        let anchors = startAnchors(now);
        let last = now;
        const minutes: string[] = [];
        for (const seconds of gaps) {
          const announced = nextDue(plan, anchors, last, zone);
          const check = new Date(last.getTime() + seconds * 1000);
          const due = dueBetween(plan, anchors, last, check, zone);
          expect(due.catchUp).toBe(false);
          for (const kind of due.kinds) {
            expect(announced[kind]?.getTime()).toBeLessThanOrEqual(check.getTime());
            minutes.push(`${kind} ${check.toISOString().slice(0, 16)}`);
          }
          anchors = due.anchors;
          last = check;
        }
        expect(new Set(minutes).size).toBe(minutes.length);
      },
    ),
    { numRuns: 30 },
  );
});

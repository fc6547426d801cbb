import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInZone, instantAt } from '../../domain/dates.ts';
import { dueBetween } from '../../domain/reminders/due-between.ts';
import { startAnchors } from '../../domain/reminders/anchors.ts';
import { onlyMood, planWith } from '../../domain/reminders/plan-for-tests.ts';
import { checkCounts, isRight } from '../../server/features/daily-rollups/compare-with-records.ts';
import { rollUpDays } from '../../server/features/daily-rollups/roll-up-days.ts';
import { eraseOldRecords, keptSince } from '../../server/features/accounts/own/retention.ts';
import { storeMood, storePerson } from '../../server/test/stored-records.ts';
import { startTestServer } from '../../server/test/test-server.ts';
import type { TestServer } from '../../server/test/test-server.ts';
import { isLong } from '../../server/test/long-form.ts';

/** Where clocks are put forward and back, and a year with a leap day. */
const days = [
  ['Europe/Berlin', '2028-10-29', 25],
  ['America/New_York', '2028-03-12', 23],
  ['Europe/Berlin', '2028-03-26', 23],
  ['America/New_York', '2028-11-05', 25],
  ['Europe/Berlin', '2028-02-29', 24],
  ['Australia/Lord_Howe', '2028-04-02', 24.5],
] as const;

const hourMs = 3_600_000;

/** Of the night in which clocks change, and the first of a day. */
const changing = ['02:30', '01:30', '00:00'];

/** The last four have each length of a day. */
const walked = isLong ? days : days.slice(-4);

/** Before and after the day: what is counted or reminded there is no matter of its clocks. */
const beside = isLong ? 24 : 3;

/** Each day until a record goes is counted. */
const retentionMonths = isLong ? 24 : 1;

describe.each(walked)('in %s, %s', (orgTimezone, day, hours) => {
  let server: TestServer;
  const instants: Date[] = [];
  beforeAll(async () => {
    const begin = instantAt(day, '00:00', orgTimezone).getTime();
    for (let half = -2 * beside; half < 2 * (hours + beside); half += 1)
      instants.push(new Date(begin + half * (hourMs / 2)));
    const now = new Date(begin + 72 * hourMs);
    server = await startTestServer({ now, config: { orgTimezone, retentionMonths } });
    const person = await storePerson(server.services);
    for (const at of instants) await storeMood(server.services, person, { mood: 'calm', at });
    await rollUpDays(server.services);
  });
  afterAll(() => server.close());

  it(`has ${hours} hours, and each record in the sum of its own day`, async () => {
    const { services } = server;
    const rows = await services.db.selectFrom('day_moods').select(['day', 'count']).execute();
    const byDay = Map.groupBy(instants, (at) => dayInZone(at, orgTimezone));
    expect(byDay.get(day)).toHaveLength(2 * hours);
    for (const [one, made] of byDay)
      expect([one, rows.filter((row) => row.day === one).reduce((sum, { count }) => sum + count, 0)]).toEqual([
        one,
        made.length,
      ]);
    expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
  });

  it('keeps each record until the end of its own day, months later, and no longer', async () => {
    const { services } = server;
    const later = new Date(`${addDays(day, 1)}T12:00:00Z`);
    later.setUTCMonth(later.getUTCMonth() + retentionMonths);
    const kept = keptSince(services.config, later);
    await eraseOldRecords({ ...services, now: () => later });
    const left = await services.db.selectFrom('moods').select('created_at').orderBy('created_at').execute();
    expect(left.map(({ created_at }) => created_at.toISOString())).toEqual(
      instants.filter((at) => at >= kept).map((at) => at.toISOString()),
    );
    await rollUpDays(services);
    expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
  });

  it.each(isLong ? [...changing, '09:00', '23:55'] : changing)('a reminder of %s comes once', (time) => {
    const plan = planWith(
      { ...onlyMood, mood_on: true, water_on: false, posture_on: false },
      { mood_popup_1: time, mood_popup_2: '12:00' },
    );
    const begin = instantAt(day, '00:00', orgTimezone).getTime() - beside * hourMs;
    const told: Date[] = [];
    let anchors = startAnchors(new Date(begin));
    for (let at = begin; at < begin + (hours + 2 * beside) * hourMs; at += 300_000) {
      const now = new Date(at + 5000);
      const due = dueBetween(plan, anchors, new Date(at - 295_000), now, orgTimezone);
      anchors = due.anchors;
      if (due.kinds.includes('mood') && dayInZone(now, orgTimezone) === day) told.push(now);
    }
    expect(told).toHaveLength(2);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../domain/dates.ts';
import { makeFigures } from './made-once/make-figures.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import type { SeededPerson } from '../../test/seeded-people.ts';
import { readStatistics } from '../../test/statistics-readings.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SeededPerson;

beforeEach(async () => {
  // A Monday on which a block begins.
  server = await startTestServer({
    now: new Date('2026-01-26T04:00:00Z'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
  });
  const [first] = await seedPeople(server, 1, { role: 'admin' });
  if (!first) throw new Error('no admin');
  admin = first;
  return () => server.close();
});

async function call(method: string, path: string, body?: unknown) {
  const answer = await server.request(method, path, { token: admin.token, body });
  expect(answer.status, answer.text).toBeLessThan(400);
  return answer.body;
}

const choose = (policy: string) => choosePolicy(server, admin, policy);
const setRole = ({ id }: SeededPerson, role: string) => call('PUT', `/api/admin/people/${id}/role`, { role });
const overview = (period = 'all') => call('GET', `/api/admin/stats/overview?period=${period}`);

/** Every other one is at a raised level; the target is of the first. */
async function recordAll(people: readonly SeededPerson[], target: SeededPerson, day = '2026-01-27'): Promise<void> {
  const at = new Date(`${day}T06:00:00Z`);
  await seedRecords(
    server,
    people.flatMap(({ id }, place) => {
      const isRaised = id === target.id || place % 2 === 0;
      return [
        { userId: id, at, kind: 'GAD-7' as const, total: isRaised ? 21 : 3, partial: false },
        { userId: id, at, kind: 'PHQ-9' as const, total: isRaised ? 20 : 6, partial: false },
        { userId: id, at, kind: 'mood' as const, mood: isRaised ? ('sad' as const) : ('happy' as const) },
      ];
    }),
  );
}

async function goTo(instant: string): Promise<void> {
  server.clock.set(instant);
  await makeFigures(server.services);
}

function somebody(people: readonly SeededPerson[]): SeededPerson {
  const [target] = people;
  if (!target) throw new Error('nobody is there');
  return target;
}

test('trust 1: under reason nobody is taken out of a figure by a role, before and after the figures are made', async () => {
  const people = await seedPeople(server, 160);
  const target = somebody(people);
  await recordAll(people, target);
  await goTo('2026-02-10T06:00:00Z');
  await choose('reason');
  for (const now of ['2026-02-10T07:00:00Z', '2026-02-25T07:00:00Z']) {
    await goTo(now);
    const before = await readStatistics(server, admin.token);
    for (const role of ['counsellor', 'employee']) {
      await setRole(target, role);
      expect(await readStatistics(server, admin.token)).toEqual(before);
    }
    // What takes an admin's access waits for a day; the operator's word does not.
    for (const role of ['admin', 'employee'] as const) {
      await server.services.db.updateTable('users').set({ role }).where('id', '=', target.id).execute();
      expect(await readStatistics(server, admin.token)).toEqual(before);
    }
    const path = `/api/admin/people/${target.id}/disabled`;
    await call('PUT', path, { disabled: true });
    expect(await readStatistics(server, admin.token)).toEqual(before);
    await call('PUT', path, { disabled: false });
  }
  expect((await overview()).gadSubmissions).toBeGreaterThan(40);
});

test('trust 1: under never a role that is taken while figures are made leaves nobody alone with helpers', async () => {
  await choose('never');
  const people = await seedPeople(server, 120);
  const target = somebody(people);
  const helpers = await seedPeople(server, 4);
  await recordAll(people, target);
  await seedRecords(
    server,
    helpers.map(({ id }) => ({
      userId: id,
      at: new Date('2026-01-27T07:00:00Z'),
      kind: 'GAD-7' as const,
      total: 0,
      partial: false,
    })),
  );
  server.clock.set('2026-02-25T06:00:00Z');
  for (const person of people.slice(1)) await setRole(person, 'counsellor');
  await makeFigures(server.services);
  for (const person of people.slice(1)) await setRole(person, 'employee');
  // All 84 of them, moved by chance: not the five that were left.
  expect((await overview()).gadSubmissions).toBeGreaterThan(40);
});

test('trust 2: a loosening names nobody, and participation says nothing that is not true', async () => {
  await choose('never');
  const people = await seedPeople(server, 160);
  const target = somebody(people);
  await recordAll(people.slice(1), target);
  await goTo('2026-02-25T06:00:00Z');
  const before = await overview();
  expect(before.participants).toBeGreaterThan(40);
  await choose('open');
  await choose('never');
  await seedRecords(server, [{ userId: target.id, at: server.clock.now(), kind: 'PHQ-9', total: 6, partial: false }]);
  server.clock.advance({ minutes: 5 });
  expect(await overview()).toEqual(before);
  await choose('open');
  // The block in which it was loosened is not over: no plain figure is about its days.
  for (const period of ['30d', '90d', '1y', 'all'])
    expect(await overview(period)).toMatchObject({ participants: 0, phqSubmissions: 0, plain_from: '2026-03-23' });
});

test('trust 2: exact figures begin behind the four weeks of a loosening, and are of these days alone', async () => {
  await choose('never');
  const people = await seedPeople(server, 160);
  const target = somebody(people);
  await recordAll(people, target);
  await goTo('2026-02-25T06:00:00Z');
  await choose('open');
  await seedRecords(server, [
    { userId: target.id, at: new Date('2026-03-22T06:00:00Z'), kind: 'GAD-7', total: 21, partial: false },
    { userId: target.id, at: new Date('2026-03-23T06:00:00Z'), kind: 'GAD-7', total: 9, partial: false },
  ]);
  await goTo('2026-03-24T06:00:00Z');
  const days = await call('GET', '/api/admin/stats/daily-submissions');
  expect(days).toEqual([{ date: '2026-03-23', gad7_count: 1, phq9_count: 0 }]);
  expect(await overview()).toMatchObject({ plain_from: '2026-03-23', gadSubmissions: 1, participants: 1 });
  await goTo('2026-06-01T06:00:00Z');
  const recent = await overview('30d');
  expect(recent).toEqual({
    totalEmployees: 160,
    gadSubmissions: 0,
    phqSubmissions: 0,
    moodEntries: 0,
    participants: 0,
  });
});

test('trust 2: a stricter rule that was tried before anyone had recorded anything leaves nothing out', async () => {
  await choose('never');
  server.clock.advance({ minutes: 5 });
  await choose('open');
  server.clock.advance({ minutes: 5 });
  expect(await overview()).not.toHaveProperty('plain_from');
  const [person] = await seedPeople(server, 1);
  const record = { userId: person?.id ?? '', kind: 'GAD-7' as const, total: 9, partial: false };
  await seedRecords(server, [{ ...record, at: server.clock.now() }]);
  server.clock.advance({ minutes: 5 });
  const all = await overview();
  expect(all).toMatchObject({ gadSubmissions: 1, participants: 1 });
  expect(all).not.toHaveProperty('plain_from');
});

test('trust 5: accounts that an admin invents make no figure of one person, and reading again tells nothing more', async () => {
  await choose('never');
  const people = await seedPeople(server, 160);
  const target = somebody(people);
  await recordAll([target], target);
  const helpers = people.slice(1);
  await seedRecords(
    server,
    helpers.map(({ id }) => ({
      userId: id,
      at: new Date('2026-01-28T06:00:00Z'),
      kind: 'GAD-7' as const,
      total: 0,
      partial: false,
    })),
  );
  await goTo('2026-02-25T06:00:00Z');
  const first = await readStatistics(server, admin.token);
  for (let reading = 0; reading < 30; reading += 1) {
    const [helper] = await seedPeople(server, 1);
    if (!helper) throw new Error('no helper');
    const at = new Date(`${addDays('2026-02-01', reading % 20)}T06:00:00Z`);
    await seedRecords(server, [{ userId: helper.id, at, kind: 'GAD-7', total: 0, partial: false }]);
    await makeFigures(server.services);
    if (reading % 10 === 0) expect(await readStatistics(server, admin.token)).toEqual(first);
  }
  // The target's level is one of few: nothing is said of any. Of the default, 5, chance makes one enough once in 300 runs.
  server.services.config.minGroup = 40;
  expect(await call('GET', '/api/admin/stats/severity')).toEqual([]);
});

test('trust 8 (period): a period has as many blocks on every day, also on the Monday on which one has just ended', async () => {
  await choose('consent');
  await recordAll([admin], admin, '2025-06-10');
  await goTo('2026-12-28T06:00:00Z');
  const ended = { '2026-12-27': '2026-11-29', '2026-12-28': '2026-12-27', '2026-12-29': '2026-12-27' };
  for (const [day, through] of Object.entries(ended)) {
    server.clock.set(`${day}T06:00:00Z`);
    for (const [period, blocks] of Object.entries({ '30d': 1, '90d': 3, '1y': 13 }))
      expect((await overview(period)).protection.covers).toEqual({ from: addDays(through, 1 - 28 * blocks), through });
  }
});

test('trust 8 (period): protected figures state the days that they really cover, in calls and in files', async () => {
  await choose('consent');
  const people = await seedPeople(server, 160);
  const target = somebody(people);
  for (const day of ['2026-01-27', '2026-02-24', '2026-03-24']) await recordAll(people, target, day);
  await goTo('2026-04-21T06:00:00Z');
  const whole = { from: '2026-01-26', through: '2026-04-19' };
  const { protection } = await overview();
  expect(protection).toMatchObject({
    covers: whole,
    participants: { from: '2026-03-23', through: '2026-04-19' },
    give_or_take: { raised: 15, answered: 29, participants: 17 },
  });
  expect((await overview('30d')).protection.covers).toEqual({ from: '2026-03-23', through: '2026-04-19' });
  const { text } = await server.request('GET', '/api/admin/exports/mood-distribution.csv?period=30d', {
    token: admin.token,
  });
  expect(text.split('\r\n')[1]).toMatch(/^Other moods,\d+,2026-03-23 to 2026-04-19,20$/);
});

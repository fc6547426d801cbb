import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readDatabaseClock } from '../../../db/database-clock.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { submitAll } from '../../../test/submissions.ts';
import { findErasureState, noteRun } from './erasure-clock.queries.ts';

const begin = new Date('2026-11-20T06:00:00Z');
const threeYearsOn = new Date('2029-11-19T06:00:00Z');
const day = (count: number) => new Date(begin.getTime() + count * 86_400_000);

const server = serverAsNew({
  now: begin,
  config: { retentionMonths: 24, sessionIdleMinutes: 5_256_000, sessionMaxHours: 87_600 },
});
let person: Awaited<ReturnType<typeof registerPerson>>;
let untouched: Awaited<ReturnType<typeof clockRow>>;
const clockRow = () => server.owner.selectFrom('erasure_clock').selectAll().executeTakeFirstOrThrow();
beforeAll(async () => {
  untouched = await clockRow();
});
beforeEach(async () => {
  await server.owner.updateTable('erasure_clock').set(untouched).execute();
  person = await registerPerson(server);
});

const house = () => keepHouse(server.services);

async function counted() {
  const { db } = server.services;
  const count = async (table: 'assessments' | 'moods' | 'users') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return { assessments: await count('assessments'), moods: await count('moods'), users: await count('users') };
}

async function fifteenRecords(last = begin) {
  const { services } = server;
  const before = (days: number) => new Date(last.getTime() - days * 86_400_000);
  for (let number = 0; number < 9; number += 1)
    await storeAssessment(services, person.user.id, { type: 'GAD-7', total: number, at: before(number) });
  for (let number = 0; number < 6; number += 1)
    await storeMood(services, person.user.id, { mood: 'calm', at: before(number) });
}

const eventsOf = (event: string) =>
  server
    .logLines()
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === event);

test('D2: a clock that jumps by three years erases nothing, and all goes on when it returns', async () => {
  await fifteenRecords();
  const other = await registerPerson(server);
  const asked = { token: other.token, body: { password: goodPassword } };
  expect((await server.request('POST', '/api/account/erasure', asked)).status).toBeLessThan(300);
  await house();
  const before = await counted();
  expect(before).toEqual({ assessments: 9, moods: 6, users: 2 });

  server.clock.set(threeYearsOn);
  await house();
  // Made by the clock that has jumped: no sign that the time has passed.
  expect((await submitAll(server, person.token, 'GAD-7')).status).toBe(201);
  await house();
  expect(await counted()).toEqual({ ...before, assessments: 10 });
  expect(eventsOf('erasure_stopped')[0]).toMatchObject({ level: 'error', clock: threeYearsOn.toISOString() });
  expect(eventsOf('erasure_stopped')[0].msg).toContain('npm run confirm-clock -- --date 2029-11-19');
  expect((await server.request('GET', '/api/ready')).status).toBe(200);

  server.clock.set(day(1));
  await house();
  expect(await counted()).toEqual({ ...before, assessments: 10 });
  expect(eventsOf('erasure_resumed')).toHaveLength(1);
  server.clock.set(day(8));
  await house();
  expect(await counted()).toEqual({ assessments: 10, moods: 6, users: 1 });
});

test('operator 1: a clock that jumps before erasing was ever in order erases nothing', async () => {
  await fifteenRecords();
  const other = await registerPerson(server);
  const asked = { token: other.token, body: { password: goodPassword } };
  expect((await server.request('POST', '/api/account/erasure', asked)).status).toBeLessThan(300);

  server.clock.set(threeYearsOn);
  const mood = await server.request('POST', '/api/mood', { token: person.token, body: { mood: 'calm' } });
  expect(mood.status).toBe(201);
  await house();
  expect(await counted()).toEqual({ assessments: 9, moods: 7, users: 2 });
  expect(eventsOf('erasure_stopped')).toHaveLength(1);
});

test('operator 1: a new database knows the time from its beginning', async () => {
  const { lastRunAt } = await findErasureState(server.services.db);
  expect(lastRunAt).toEqual(begin);
});

test('D2: what is past its time is erased once an operator has confirmed the clock', async () => {
  await fifteenRecords();
  await house();
  server.clock.set(threeYearsOn);
  await house();
  expect(await counted()).toMatchObject({ assessments: 9, moods: 6 });
  await noteRun(server.services.db, threeYearsOn);
  await house();
  expect(await counted()).toMatchObject({ assessments: 0, moods: 0 });
});

test.each([
  [39, 0, 'goes on'],
  [41, 9, 'asks'],
])('D2: after %i days switched off it keeps %i records', async (days, left) => {
  await fifteenRecords();
  await house();
  // What is due then.
  await server.services.db
    .updateTable('assessments')
    .set({ created_at: day(-800) })
    .execute();
  server.clock.set(day(days));
  await house();
  expect((await counted()).assessments).toBe(left);
});

test('D2: records that came all the time say that it has passed, though the job did not run', async () => {
  await fifteenRecords();
  await house();
  const { services } = server;
  await storeMood(services, person.user.id, { mood: 'sad', at: day(-800) });
  for (const at of [30, 60, 95]) await storeMood(services, person.user.id, { mood: 'calm', at: day(at) });
  server.clock.set(day(100));
  await house();
  expect((await counted()).moods).toBe(9);
  expect(eventsOf('erasure_stopped')).toEqual([]);
});

test('D2: an empty database asks nobody', async () => {
  await house();
  server.clock.set(threeYearsOn);
  await house();
  expect(eventsOf('erasure_stopped')).toEqual([]);
});

test('D2: the clock of this machine alone erases nothing', async () => {
  const now = new Date();
  await fifteenRecords(now);
  const { services } = server;
  const real = { ...services, databaseNow: () => readDatabaseClock(services.db) };
  expect(Math.abs((await real.databaseNow()).getTime() - Date.now())).toBeLessThan(60_000);
  await noteRun(services.db, now);
  server.clock.set(new Date(now.getTime() + 3 * 366 * 86_400_000));
  await keepHouse(real);
  expect(await counted()).toMatchObject({ assessments: 9, moods: 6 });
});

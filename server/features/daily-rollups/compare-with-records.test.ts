import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { changeRoleOf } from '../people/people.service.ts';
import type { Services } from '../services.ts';
import { storeAssessment, storeMood, storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';
import { checkCounts, isRight, repairCounts } from './compare-with-records.ts';
import { rollUpDays } from './roll-up-days.ts';
import { keepParticipants } from './participants.queries.ts';
import { isLong } from '../../test/long-form.ts';

const server = serverForAll();
let services: Services;
let people: string[];

const check = () => checkCounts(services, () => undefined);

beforeAll(async () => {
  services = server.services;
});

beforeEach(async () => {
  await sql`truncate users, audit_events cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(services.db);
  server.clock.set('2026-11-20T12:00:00Z');
  people = await Promise.all([0, 1, 2].map(() => storePerson(services)));
  for (const [place, person] of people.entries())
    for (const at of ['2026-09-01T06:00:00Z', '2026-11-02T06:00:00Z', '2026-11-20T06:00:00Z', '2026-11-20T11:30:00Z']) {
      await storeAssessment(services, person, { type: 'PHQ-9', total: place * 9, partial: place === 0, at });
      await storeMood(services, person, { mood: 'calm', at });
    }
  await rollUpDays(services);
  await keepParticipants(services.db, new Date('2026-11-01T00:00:00Z'));
});

it('finds nothing where everything is right, before and after anything was summed up', async () => {
  expect(await check()).toEqual({ days: 81, falseDays: [], areEmployeesRight: true, areParticipantsRight: true });
  await sql`update day_counts_state set time_zone = null`.execute(services.db);
  expect(await check()).toMatchObject({ days: 0, falseDays: [] });
});

it.each([
  [
    'a count that is too high',
    sql`update day_moods set count = count + 1 where day = '2026-11-02' and mood = 'calm'`,
    'mood',
    '2026-11-02',
  ],
  [
    'a severity in the place of another',
    sql`update day_scores set minimal = minimal - 1, mild = mild + 1 where day = '2026-09-01'`,
    'PHQ-9',
    '2026-09-01',
  ],
  ['a sum of scores', sql`update day_scores set score_sum = 1 where day = '2026-11-20'`, 'PHQ-9', '2026-11-20'],
  ['a day that is missing', sql`delete from day_scores where day = '2026-11-02'`, 'PHQ-9', '2026-11-02'],
  [
    'a day that nobody recorded anything on',
    sql`insert into day_moods values ('2026-08-01', 'sad', 1)`,
    'mood',
    '2026-08-01',
  ],
])('finds %s, and counts it anew', async (_what, plant, kind, day) => {
  await plant.execute(services.db);
  const found = await check();
  expect(found).toMatchObject({ falseDays: [{ day, kind }], areEmployeesRight: true, areParticipantsRight: true });
  await repairCounts(services);
  expect(isRight(await check())).toBe(true);
});

it('counts nothing anew once it is stopped', async () => {
  await sql`update day_scores set score_sum = 1 where day = '2026-11-20'`.execute(services.db);
  await expect(repairCounts(services, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(isRight(await check())).toBe(false);
  await repairCounts(services);
});

it('finds numbers of people that are not right, and counts them anew', async () => {
  await sql`update employee_counts set count = count + 1`.execute(services.db);
  await sql`update participant_counts set people = people - 1`.execute(services.db);
  expect(await check()).toMatchObject({ falseDays: [], areEmployeesRight: false, areParticipantsRight: false });
  await repairCounts(services);
  expect(isRight(await check())).toBe(true);
});

it('finds who is noted with another last record, with none, or with one that is gone, and notes them anew', async () => {
  const [late = '', missing = ''] = people;
  const noted = async () => (await sql`select * from last_records order by user_id`.execute(services.db)).rows;
  const right = await noted();
  const empty = await storePerson(services);
  for (const plant of [
    sql`update last_records set last_at = last_at - interval '90 days' where user_id = ${late}`,
    sql`update last_records set earlier_at = earlier_at - interval '1 second' where user_id = ${late}`,
    sql`delete from last_records where user_id = ${missing}`,
    sql`insert into last_records values (${empty}, '2026-11-02')`,
  ]) {
    await plant.execute(services.db);
    expect(await check()).toMatchObject({ falseDays: [], areParticipantsRight: false });
    await repairCounts(services);
    expect(isRight(await check())).toBe(true);
    expect(await noted()).toEqual(right);
  }
});

it('raises no false alarm while people record, register, change role and time is counted', async () => {
  const actorId = await storePerson(services, { role: 'admin' });
  const isDone = { isDone: false };
  const life = (async () => {
    for (let round = 0; round < (isLong ? 40 : 12); round += 1) {
      server.clock.advance({ minutes: 7 });
      const person = await storePerson(services);
      await storeAssessment(services, person, { type: 'GAD-7', total: 5 });
      await storeMood(services, person, { mood: 'happy' });
      await rollUpDays(services);
      await changeRoleOf(services, { actorId, id: person }, round % 2 === 0 ? 'admin' : 'employee');
    }
    isDone.isDone = true;
  })();
  let checks = 0;
  while (!isDone.isDone || checks === 0) {
    expect(isRight(await check())).toBe(true);
    checks += 1;
  }
  await life;
});

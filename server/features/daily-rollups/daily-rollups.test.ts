import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInZone } from '../../../domain/dates.ts';
import { bandOf } from '../../../domain/instruments/scoring.ts';
import type { Asked, DayRange } from '../../../domain/statistics/periods.ts';
import { changeRoleOf } from '../people/people.service.ts';
import type { Services } from '../services.ts';
import { entriesOf } from '../../test/seeded-people.ts';
import { storeAssessment, storeMood, storePerson } from '../../test/stored-records.ts';
import { step } from '../../test/counted-steps.ts';
import type { Step } from '../../test/counted-steps.ts';
import { serverForAll } from '../../test/test-server.ts';
import { adjustRollupsForPerson, adjustRollupsForRecords } from './adjust-rollups.ts';
import { rollUpDays, rollingUp } from './roll-up-days.ts';
import { noteLast } from './stored-records.queries.ts';
import { readState } from './state.queries.ts';
import { readDailyRollups } from './read-rollups.queries.ts';
import { countParticipants, keepParticipants } from './participants.queries.ts';

const server = serverForAll();
let services: Services;

beforeEach(startAnew);

async function startAnew() {
  services = server.services;
  await sql`truncate users, day_scores, day_moods, audit_events cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(services.db);
  server.clock.set('2026-11-20T06:00:00Z');
}

/** What the statistics see, as sorted lines. */
async function counted(asked: Asked = 'all'): Promise<string[]> {
  return readDailyRollups(services, asked, async ({ db, scores, moods, ...days }) => {
    const { rows } = await sql<Row>`
      select day || ' ' || type || ' ' || kind as key, sum(count) as count
      from ${scores} cross join lateral (values ('Minimal', minimal), ('Mild', mild), ('Moderate', moderate),
        ('Severe', severe), ('partial', partial), ('sum', score_sum)) as part (kind, count) group by 1
      union all
      select day || ' ' || kind, sum(count)
      from ${moods} cross join lateral (values ('happy', happy), ('calm', calm), ('neutral', neutral), ('sad', sad),
        ('angry', angry)) as part (kind, count) group by 1
      union all
      select 'employees', sum(count) from employee_counts`.execute(db);
    const { people, isKept } = await countParticipants({ db, ...days });
    toKeep.push(...(isKept ? [] : [days.since]));
    const lines = rows.filter(({ count }) => count > 0).map(({ key, count }) => `${key} ${count}`);
    return [...lines, `participants ${people}`].toSorted();
  });
}

/** The periods of which the figure of participants is to be kept. */
const toKeep: (Date | undefined)[] = [];

interface Row {
  key: string;
  count: number;
}

/** The same from the records, without any of the code under test. */
async function recounted({ from = '', to = '9999' }: DayRange = {}): Promise<string[]> {
  const zone = services.config.orgTimezone;
  const sums = new Map<string, number>();
  const note = (key: string, count: number) => sums.set(key, (sums.get(key) ?? 0) + count);
  const isAsked = ({ created_at }: { created_at: Date }) => {
    const day = dayInZone(created_at, zone);
    return day >= from && day <= to;
  };
  const allRecords = await services.db
    .selectFrom('assessments')
    .where('made_as', '=', 'employee')
    .select(['user_id', 'created_at', 'type', 'partial', 'total_score'])
    .execute();
  const records = allRecords.filter(isAsked);
  for (const { created_at, type, partial, total_score } of records) {
    const day = dayInZone(created_at, zone);
    note(`${day} ${type} ${partial ? 'partial' : bandOf(type, total_score).countsAs}`, 1);
    if (!partial && total_score > 0) note(`${day} ${type} sum`, total_score);
  }
  const logged = await services.db
    .selectFrom('moods')
    .where('made_as', '=', 'employee')
    .select(['user_id', 'created_at', 'mood'])
    .execute();
  const moods = logged.filter(isAsked);
  for (const row of moods) note(`${dayInZone(row.created_at, zone)} ${row.mood}`, 1);
  const employees = await services.db.selectFrom('users').select('id').where('role', '=', 'employee').execute();
  if (employees.length > 0) note('employees', employees.length);
  const participants = new Set([...records, ...moods].map(({ user_id }) => user_id)).size;
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${key} ${count}`)
    .concat(`participants ${participants}`)
    .toSorted();
}

async function erase(id: string) {
  await services.db.transaction().execute(async (transaction) => {
    await adjustRollupsForPerson(transaction, id);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
}

async function take(next: Step, people: string[], actorId: string) {
  switch (next.do) {
    case 'answer':
      return storeAssessment(services, people[next.person] ?? '', next);
    case 'mood':
      return storeMood(services, people[next.person] ?? '', next);
    case 'wait':
      return server.clock.advance({ minutes: next.minutes });
    case 'change-role': {
      const id = people[next.person] ?? '';
      const row = await services.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow();
      const change = changeRoleOf(services, { actorId, id }, row.role === 'admin' ? 'employee' : 'admin');
      await Promise.all([change, ...(next.whileCounting ? [rollUpDays(services), counted()] : [])]);
      return;
    }
    case 'change-zone':
      services = { ...services, config: { ...services.config, orgTimezone: next.zone } };
      return;
    case 'move': {
      const { theme, city } = next;
      const id = people[next.person] ?? '';
      await services.db
        .updateTable('users')
        .set(entriesOf({ theme, state: 'Jharkhand', city }))
        .where('id', '=', id)
        .execute();
      return;
    }
    case 'erase-person': {
      await erase(people[next.person] ?? '');
      people[next.person] = await storePerson(services);
      return;
    }
    case 'read':
      expect(await counted()).toEqual(await recounted());
      expect(await counted(next.range)).toEqual(await recounted(next.range));
      for (const since of toKeep.splice(0)) await keepParticipants(services.db, since);
  }
}

describe('counted days', () => {
  it('equal a recount of the records, whatever happens in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await startAnew();
        const actorId = await storePerson(services, { role: 'admin' });
        const people = await Promise.all([0, 1, 2, 3].map(() => storePerson(services)));
        for (const next of steps) await take(next, people, actorId);
        expect(await counted()).toEqual(await recounted());
      }),
      { numRuns: 25 },
    );
  });

  it('are counted once when many processes begin at the same time', async () => {
    const id = await storePerson(services);
    for (const day of ['2025-11-01', '2026-03-01', '2026-11-18'])
      await storeMood(services, id, { mood: 'calm', at: `${day}T06:00:00Z` });
    await Promise.all(Array.from({ length: 8 }, () => rollUpDays(services)));
    expect(await counted()).toEqual(await recounted());
  });

  it('operator: are counted for good within seconds while many records come in, and seldom else', async () => {
    const id = await storePerson(services);
    await counted();
    const until = async () => (await readState(services.db)).countedUntil?.getTime() ?? Number.NaN;
    const before = await until();
    server.clock.advance({ seconds: 5 });
    const pour = (count: number) =>
      sql`with stored as (
          insert into moods (user_id, id, created_at, mood, made_as, work_details_id)
          select id, record_id() + place, ${services.now()}::timestamptz - interval '4 seconds', 'calm', 'employee', work_details_of(users)
          from users, generate_series(1, ${count}::integer) as place where id = ${id} returning user_id, created_at
        ) ${noteLast(sql`select user_id, max(created_at) from stored group by 1`)}`.execute(services.db);
    const turn = () => rollingUp.work(services, new AbortController().signal);
    await pour(999);
    await turn();
    expect(await until()).toBe(before);
    await pour(1);
    await turn();
    expect(await until()).toBe(services.now().getTime() - 1500);
    expect(await counted()).toEqual(await recounted());
    server.clock.advance({ seconds: 21 });
    await turn();
    expect(await until()).toBe(services.now().getTime() - 1500);
  });

  it('wait for an erasure that is under way', async () => {
    const id = await storePerson(services);
    await counted();
    server.clock.advance({ days: 1 });
    await storeMood(services, id, { mood: 'calm' });
    server.clock.advance({ days: 1 });
    let closing: Promise<unknown> = Promise.resolve();
    await services.db.transaction().execute(async (transaction) => {
      await adjustRollupsForPerson(transaction, id);
      await transaction.deleteFrom('users').where('id', '=', id).execute();
      const count = { ended: false };
      closing = rollUpDays(services).finally(() => (count.ended = true));
      const isWaiting = async () => (await sql`select from pg_locks where not granted`.execute(services.db)).rows[0];
      while (!count.ended && !(await isWaiting()));
    });
    await closing;
    expect(await counted()).toEqual(['participants 0']);
  });

  it('open again when the clock of the machine was set back', async () => {
    const id = await storePerson(services);
    server.clock.set('2026-12-24T06:00:00Z');
    await counted();
    server.clock.set('2026-11-20T06:00:00Z');
    await storeMood(services, id, { mood: 'happy' });
    expect(await counted()).toEqual(expect.arrayContaining(['2026-11-20 happy 1', 'employees 1', 'participants 1']));
    expect(await counted()).toEqual(await recounted());
  });

  it('are counted anew where they were made with other cut-offs', async () => {
    const employee = await storePerson(services);
    await storeAssessment(services, employee, { type: 'PHQ-9', total: 12, at: '2026-11-10T06:00:00Z' });
    const before = await counted();
    // As another release left it, to which 12 points were mild.
    await sql`update day_scores set mild = mild + moderate, moderate = 0`.execute(services.db);
    expect(await counted()).not.toEqual(before);
    await sql`update day_counts_state set bands = 'PHQ-9: Minimal from 0, Mild from 5, Moderate from 13'`.execute(
      services.db,
    );
    expect(await counted()).toEqual(before);
    expect(await counted()).toEqual(await recounted());
  });

  it('follow a record that is erased or stored with a time in the past', async () => {
    const id = await storePerson(services);
    const at = new Date('2026-11-02T06:00:00Z');
    await counted();
    await storeMood(services, id, { mood: 'happy', at });
    await storeAssessment(services, id, { type: 'GAD-7', total: 7, at });
    const records = {
      assessments: [{ type: 'GAD-7' as const, partial: false, totalScore: 7, createdAt: at }],
      moods: [{ mood: 'happy' as const, createdAt: at }],
    };
    await services.db.transaction().execute((transaction) => adjustRollupsForRecords(transaction, records, 1));
    const days = ['2026-11-02 GAD-7 Mild 1', '2026-11-02 GAD-7 sum 7', '2026-11-02 happy 1'];
    const all = await counted();
    expect(all).toEqual(expect.arrayContaining([...days, 'employees 1', 'participants 1']));
    expect(all).toEqual(await recounted());
    await services.db.transaction().execute((transaction) => adjustRollupsForRecords(transaction, records, -1));
    expect(await counted()).toEqual(['employees 1', 'participants 1']);
  });
});

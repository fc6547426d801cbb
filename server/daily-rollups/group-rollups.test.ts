import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asked } from '../../domain/statistics/periods.ts';
import type { Services } from '../services.ts';
import { storeAssessment, storeMood, storePerson } from '../test/stored-records.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';
import { adjustRollupsForPerson } from './adjust-rollups.ts';
import { checkCounts, isRight, repairCounts } from './compare-with-records.ts';
import { readDailyRollups } from './read-rollups.queries.ts';

let server: TestServer;
let services: Services;

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-20T06:00:00Z') });
  services = server.services;
});

afterAll(() => server.close());

/** Lines of the themes that have anything in a month. */
async function counted(asked: Asked = 'all'): Promise<string[]> {
  return readDailyRollups(services, asked, async ({ db, groupScores, groupMoods }) => {
    const { rows } = await sql<{ line: string; count: number }>`
      select name || ' ' || left(day::text, 7) || ' ' || what as line, sum(count) as count
      from (select entry, day, type as what, minimal + mild + moderate + severe + partial as count from ${groupScores('theme')}
        union all select entry, day, mood, count from ${groupMoods('theme')}) as figure
      join work_list_entries on id = entry group by 1`.execute(db);
    return rows.flatMap(({ line, count }) => (count > 0 ? [`${line} ${count}`] : [])).toSorted();
  });
}

const countAnew = () => sql`update day_counts_state set time_zone = null`.execute(services.db);

test('records stay with the groups in which they were made: who moves, is renamed or leaves takes nothing along', async () => {
  const { db } = services;
  const id = await storePerson(services, { theme: 'Sports' });
  await storeAssessment(services, id, { type: 'GAD-7', total: 12, at: '2026-11-02T06:00:00Z' });
  await storeMood(services, id, { mood: 'sad', at: '2026-11-20T05:59:58Z' });
  const before = ['Sports 2026-11 GAD-7 1', 'Sports 2026-11 sad 1'];
  expect(await counted()).toEqual(before);
  await db.updateTable('users').set({ theme: 'Education', city: 'Noamundi' }).where('id', '=', id).execute();
  expect(await counted()).toEqual(before);
  await countAnew();
  expect(await counted()).toEqual(before);
  await storeMood(services, id, { mood: 'calm' });
  expect(await counted()).toEqual(['Education 2026-11 calm 1', ...before]);
  // As everywhere: first the entry gets its name, then the people.
  await db.updateTable('work_list_entries').set({ name: 'Games' }).where('name', '=', 'Sports').execute();
  await db.updateTable('work_list_entries').set({ name: 'Learning' }).where('name', '=', 'Education').execute();
  await db.updateTable('users').set({ theme: 'Learning' }).where('id', '=', id).execute();
  await storeMood(services, id, { mood: 'calm' });
  const renamed = ['Games 2026-11 GAD-7 1', 'Games 2026-11 sad 1', 'Learning 2026-11 calm 2'];
  expect(await counted()).toEqual(renamed);
  // A record that is older than the column belongs to what its person had first.
  await sql`update assessments set work_details_id = null`.execute(db);
  await countAnew();
  expect(await counted()).toEqual(renamed);
  server.clock.advance({ minutes: 5 });
  await counted();
  expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
  await db.transaction().execute(async (transaction) => {
    await adjustRollupsForPerson(transaction, id);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
  expect(await counted()).toEqual([]);
});

test('a group whose sum is not that of its records is found', async () => {
  const id = await storePerson(services, { theme: 'Agriculture' });
  await storeMood(services, id, { mood: 'happy', at: '2026-11-10T06:00:00Z' });
  await countAnew();
  await counted();
  await sql`update day_group_moods set count = count + 1 where list = 'city' and day = '2026-11-10'`.execute(
    services.db,
  );
  expect(await checkCounts(services, () => undefined)).toMatchObject({
    falseDays: [
      { day: '2026-11-10', kind: 'mood' },
      { day: '2026-11-01', kind: 'mood' },
    ],
  });
});

test('a month whose sum is not that of its days is found, and counted anew', async () => {
  await countAnew();
  await counted();
  await sql`update month_group_moods set count = count + 1 where list = 'theme'`.execute(services.db);
  expect(await checkCounts(services, () => undefined)).toMatchObject({
    falseDays: [{ day: '2026-11-01', kind: 'mood' }],
  });
  await repairCounts(services);
  expect(isRight(await checkCounts(services, () => undefined))).toBe(true);
  expect(await counted({ from: '2026-11-09', to: '2026-11-10' })).toEqual(['Agriculture 2026-11 happy 1']);
  expect(await counted({ from: '2026-11-11' })).toEqual([]);
  expect(await counted({ from: '2026-10-31', to: '2026-12-01' })).toEqual(['Agriculture 2026-11 happy 1']);
});

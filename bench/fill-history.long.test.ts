import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInZone } from '../domain/dates.ts';
import { totalOf } from '../domain/instruments/scoring.ts';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import { checkCounts, isRight } from '../server/features/daily-rollups/compare-with-records.ts';
import { decryptAnswers } from '../server/security/encryption/answers-column.ts';
import { startTestServer } from '../server/test/test-server.ts';
import type { TestServer } from '../server/test/test-server.ts';
import { fillHistory } from './fill-history.ts';

const now = new Date('2026-11-20T09:00:00Z');
const [records, employees] = [5000, 60];
let server: TestServer;
const shares: number[] = [];
let before: unknown;

/** Everything that loading takes away for a while. */
async function rulesOfRecords() {
  const { rows } = await sql`
    select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid in ('assessments'::regclass, 'moods'::regclass)
    union all select tablename, indexname, indexdef from pg_indexes where tablename in ('assessments', 'moods')
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
    where tgrelid in ('assessments'::regclass, 'moods'::regclass) and not tgisinternal
    order by 1, 2, 3`.execute(server.services.db);
  return rows;
}

beforeAll(async () => {
  server = await startTestServer({ now });
  before = await rulesOfRecords();
  await fillHistory(
    { ...server.services, db: server.owner },
    { records, employees },
    (share) => void shares.push(share),
  );
});

afterAll(() => server.close());

test('as many records as asked for, over two years, none in the future, with sums that are right', async () => {
  const { rows } = await sql<{ count: number; first: Date; last: Date; people: number }>`
    select count(*) as count, min(created_at) as first, max(created_at) as last, count(distinct user_id) as people
    from (select user_id, created_at from assessments union all select user_id, created_at from moods) as record`.execute(
    server.services.db,
  );
  const [{ count, first, last, people } = { count: 0, first: now, last: now, people: 0 }] = rows;
  expect([count, people]).toEqual([records, employees]);
  expect(dayInZone(first, 'Asia/Kolkata')).toBe('2024-11-21');
  expect(dayInZone(last, 'Asia/Kolkata')).toBe('2026-11-20');
  expect(last <= now).toBe(true);
  expect(isRight(await checkCounts(server.services, () => undefined))).toBe(true);
  const { gad, moods } = await server.services.db
    .selectFrom('day_scores')
    .select((row) => [
      row.fn.sum<number>(sql<number>`minimal + mild + moderate + severe`).as('gad'),
      sql<number>`(select sum(count) from day_moods)`.as('moods'),
    ])
    .executeTakeFirstOrThrow();
  // What was made in the last seconds is not summed up yet.
  expect(gad + moods).toBeGreaterThan(records - 20);
  expect(shares.at(-1)).toBeCloseTo(1);
});

test('answers open and add up, and rules, indexes and triggers are back', async () => {
  const { db, cipher } = server.services;
  const stored = await db
    .selectFrom('assessments')
    .select(['id', 'user_id as userId', 'answers', 'total_score as total', 'type'])
    .limit(50)
    .execute();
  for (const { total, type, ...row } of stored) expect(totalOf(type, decryptAnswers(cipher, row))).toBe(total);
  expect(await rulesOfRecords()).toEqual(before);
});

test('both accounts of the demo sign in', async () => {
  for (const { email } of [demoAccounts.admin, demoAccounts.employee]) {
    const body = { email, password: demoAccounts.password };
    expect((await server.request('POST', '/api/auth/login', { body })).status).toBe(200);
  }
});

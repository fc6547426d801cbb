import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('days stay text, counts are numbers, instants are dates', async () => {
  const { rows } = await sql`
    select date '2026-01-02' as day, array[date '2026-01-02'] as days, 5::bigint as count, array[5::bigint] as counts,
           1.5::numeric as mean, timestamptz '2026-01-02T00:00:00+05:30' as instant, null::date as none
  `.execute(database.db);
  expect(rows).toEqual([
    {
      day: '2026-01-02',
      days: ['2026-01-02'],
      count: 5,
      counts: [5],
      mean: 1.5,
      instant: new Date('2026-01-01T18:30:00Z'),
      none: null,
    },
  ]);
});

test('a broken connection is replaced by the next query', async () => {
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  await expect(database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])).rejects.toMatchObject({
    code: '57P01',
  });
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks in the middle of a transaction fails that transaction alone', async () => {
  const transaction = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(transaction).rejects.toThrow();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

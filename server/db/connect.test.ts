import { sql } from 'kysely';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { createPool } from './connect.ts';
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

test('a connection that the server ends while the pool is closing is no line in the log', async () => {
  const lines = new PassThrough();
  const options = { max: 1, applicationName: 'test', statementTimeoutMs: 1000 };
  const log = createLog({ logLevel: 'debug' }, lines);
  const { pool, db, close } = createPool({ connection: database.connection }, { ...options, log });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid ?? NaN;
  const ended = new Promise((resolve) => void pool.once('remove', resolve));
  // It is told to end before it has read the goodbye, as when a start is refused and the database stops.
  process.kill(pid, 'SIGSTOP');
  const closed = close();
  await wait(100);
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  process.kill(pid, 'SIGCONT');
  await Promise.all([closed, ended]);
  lines.end();
  expect(await text(lines)).toBe('');
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../server/db/test-database.ts';
import type { TestDatabase } from '../server/db/test-database.ts';
import { connectionsOf, Recorder, replay } from './recorded-sql.ts';
import type { Person } from './recorded-sql.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ ...database.connection, max: 2 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const person = (id: string): Person => ({ id, token: id, tokenHash: Buffer.from(id) });

test('what one person’s request sends is sent again for another, in one transaction, with a number of its own', async () => {
  await pool.query(
    'create sequence numbers; create table written (person text, number int, token bytea, at timestamptz)',
  );
  const recorded = new pg.Pool({ ...database.connection, max: 2 });
  const recorder = new Recorder(recorded);
  const one = person('one');
  const at = new Date('2026-11-20T09:00:00Z');
  const statements = await recorder.during(async () => {
    const client = await recorded.connect();
    await client.query('begin');
    const { rows } = await client.query({ text: `select nextval('numbers')::int as id`, values: [] });
    await client.query('insert into written values ($1, $2, $3, $4)', ['one', rows[0].id, one.tokenHash, at]);
    await client.query('commit');
    client.release();
    await recorded.query('select 1');
  });
  await recorded.query('select 2');
  expect(connectionsOf(statements).map((run) => run.map(({ query }) => query.text.slice(0, 6)))).toEqual([
    ['begin', 'select', 'insert', 'commit'],
    ['select'],
  ]);
  const request = { statements, from: one, at: Date.now() - 60_000, rowId: 1 };
  await replay(pool, request, { to: person('two'), freshId: 5 });
  const { rows } = await pool.query('select * from written order by number');
  expect(rows).toEqual([
    { person: 'one', number: 1, token: Buffer.from('one'), at },
    { person: 'two', number: 5, token: Buffer.from('two'), at: expect.any(Date) },
  ]);
  expect(Math.abs(rows[1].at.getTime() - at.getTime() - 60_000)).toBeLessThan(30_000);
  await recorded.end();
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecordId } from '../server/db/record-id.ts';
import { createTestDatabase } from '../server/db/test-database.ts';
import type { TestDatabase } from '../server/db/test-database.ts';
import { connectionsOf, inBatches, Recorder, replayer } from './recorded-sql.ts';
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

test('what one person’s request sends is sent again for another, in one transaction, with an id of its own', async () => {
  await pool.query('create table written (person text, id bigint, tokens bytea[], at timestamptz)');
  const id = makeRecordId();
  const recorded = new pg.Pool({ ...database.connection, max: 2 });
  const recorder = new Recorder(recorded);
  const one = person('one');
  const at = new Date('2026-11-20T09:00:00Z');
  const statements = await recorder.during(async () => {
    const client = await recorded.connect();
    await client.query('begin');
    await client.query({ text: 'select 0', values: [] });
    await client.query('insert into written values ($1, $2, $3, $4)', ['one', id, [one.tokenHash], at]);
    await client.query('commit');
    client.release();
    await recorded.query('select 1');
  });
  await recorded.query('select 2');
  expect(connectionsOf(statements).map((run) => run.map(({ query }) => query.text.slice(0, 6)))).toEqual([
    ['begin', 'select', 'insert', 'commit'],
    ['select'],
  ]);
  await replayer(pool, { statements, from: one, at: Date.now() - 60_000 })(person('two'));
  const { rows } = await pool.query('select * from written order by id');
  expect(rows).toEqual([
    { person: 'one', id: String(id), tokens: [Buffer.from('one')], at },
    { person: 'two', id: expect.any(String), tokens: [Buffer.from('two')], at: expect.any(Date) },
  ]);
  expect(Number(rows[1].id)).toBeGreaterThan(id);
  expect(Math.abs(rows[1].at.getTime() - at.getTime() - 60_000)).toBeLessThan(30_000);
  await recorded.end();
});

test('what the server sends for many requests at once is sent for many people at once, with what is the same for all', async () => {
  await pool.query('create table batches (people text[], tokens bytea[], is_counted boolean, roles text[])');
  const one = person('one');
  const roles = ['admin', 'counsellor'];
  const values = [['one'], [one.tokenHash], false, roles];
  const query = { text: 'insert into batches values ($1, $2, $3, $4)', values };
  const send = replayer(pool, { statements: [{ client: 1, query }], from: one, at: Date.now() });
  const people = ['two', 'three', 'four', 'five'].map(person);
  await Promise.all(people.map(send));
  const { rows } = await pool.query<{ people: string[]; tokens: Buffer[]; roles: string[] }>('select * from batches');
  expect(rows.length).toBeLessThan(people.length);
  expect(rows.flatMap((row) => row.people).toSorted()).toEqual(['five', 'four', 'three', 'two']);
  for (const row of rows) expect([row.tokens, row.roles]).toEqual([row.people.map((id) => Buffer.from(id)), roles]);
});

test('a batch holds 64 at most, and two are under way at once', async () => {
  const sizes: number[] = [];
  let [underWay, most] = [0, 0];
  const ask = inBatches(async (items: readonly number[]) => {
    sizes.push(items.length);
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
  });
  await Promise.all(Array.from({ length: 200 }, (_, place) => ask(place)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200);
  expect([Math.max(...sizes), most]).toEqual([64, 2]);
});

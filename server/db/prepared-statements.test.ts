import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type DatabasePool } from './connect.ts';
import { compiledQuery } from './compiled-query.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let one: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase();
  const limits = { max: 1, applicationName: 'evenkeel-test', statementTimeoutMs: 0 };
  one = createPool({ connection: database.connection }, limits);
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

async function preparedTexts(): Promise<string[]> {
  const { rows } = await one.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

test('a statement that is said again and again is prepared once, under a name that follows from its text', async () => {
  const ask = (value: number) => sql<{ n: number }>`select ${value}::int + 1 as n`.execute(one.db);
  await ask(1);
  expect(await preparedTexts()).toEqual([]);
  for (const value of [2, 3, 4, 5]) expect((await ask(value)).rows).toEqual([{ n: value + 1 }]);
  expect(await preparedTexts()).toEqual(['select $1::int + 1 as n']);
});

test('texts that are made up anew each time fill no connection', async () => {
  for (let length = 1; length <= 40; length += 1)
    await sql`select 1 where 1 in (${sql.join(Array.from({ length }, (_one, n) => n))})`.execute(one.db);
  expect((await preparedTexts()).filter((text) => text.includes(' in ('))).toEqual([]);
});

test('what is said often is prepared, however many texts were said before it', async () => {
  const others = Array.from({ length: 600 }, (_one, n) => sql`select ${1}::int as ${sql.id(`other_${n}`)}`);
  for (const other of others) await other.execute(one.db);
  for (const value of [1, 2, 3]) await sql`select ${value}::int + 2 as n`.execute(one.db);
  expect(await preparedTexts()).toContain('select $1::int + 2 as n');
});

test('a connection on which very many were prepared is given up, so that the database forgets them', async () => {
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)).rows[0]?.pid;
  const before = await pid();
  for (let n = 0; n <= 1000; n += 1)
    for (const value of [1, 2, 3]) await sql`select ${value}::int as ${sql.id(`often_${n}`)}`.execute(one.db);
  expect((await preparedTexts()).length).toBeLessThan(100);
  expect(await pid()).not.toBe(before);
});

test('a column that another process adds breaks no statement', async () => {
  await one.pool.query('create table things (id integer)');
  const read = () => one.db.executeQuery(sql`select * from things where id > ${0}`.compile(one.db));
  for (let call = 0; call < 5; call += 1) await read();
  await one.pool.query('alter table things add column more text');
  expect((await read()).rows).toEqual([]);
});

test('a fixed statement takes new values with each call, null among them, and its constants stay', async () => {
  const describe = compiledQuery((db, { a, b }: { a: number; b: string | null }) => ({
    compile: () =>
      sql<{ text: string }>`select concat(${a}::int, ${'-'}::text, ${b}::text, ${a}::int) as text`.compile(db),
  }));
  expect(await describe(one.db, { a: 1, b: 'x' })).toEqual([{ text: '1-x1' }]);
  expect(await describe(one.db, { a: 2, b: null })).toEqual([{ text: '2-2' }]);
  await one.db.transaction().execute(async (transaction) => {
    expect(await describe(transaction, { a: 3, b: 'y' })).toEqual([{ text: '3-y3' }]);
  });
});

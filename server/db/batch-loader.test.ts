import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';
import { createPool } from './connect.ts';
import type { DatabasePool } from './connect.ts';
import type { Database } from './schema.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let database: TestDatabase;
let own: DatabasePool;
/** The questions of each statement that was said. */
let said: number[][];

/** Stores numbers that are not stored yet, and answers their doubles. */
const double = batchLoader(async (db, questions: readonly number[]) => {
  said.push([...questions]);
  const { rows } = await sql<{ n: number }>`
    insert into seen (n) select n from unnest(${[...questions]}::int[]) as given (n) returning n`.execute(db);
  const stored = new Set(rows.map(({ n }) => n));
  return questions.map((n) => (stored.has(n) ? 2 * n : undefined));
});

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table seen (n int primary key check (n <> 13))`.execute(database.db);
});
afterAll(() => database.drop());

beforeEach(async () => {
  said = [];
  own = createPool(
    { connection: database.connection },
    // As long as in the product: on a busy machine a new connection takes more than a second.
    { max: 2, applicationName: 'test', statementTimeoutMs: 5000, acquireTimeoutMs: 5000 },
  );
  await sql`truncate seen`.execute(own.db);
});

afterEach(() => own.close());

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 100);

/** Does the work while no connection is free. */
const whileHeld = (db: Kysely<Database>, work: () => Promise<void>) =>
  db.connection().execute(() => db.connection().execute(work));

test('questions of one moment are one statement, and each gets its own answer', async () => {
  const answers = await Promise.all(upTo(40).map((n) => double(own.db, n)));
  expect(answers).toEqual(upTo(40).map((n) => 2 * n));
  expect(said).toEqual([upTo(40)]);
});

test('what comes while a connection is waited for goes along, and is counted as waiting until then', async () => {
  let answers: Promise<(number | undefined)[]> | undefined;
  await whileHeld(own.db, async () => {
    const first = double(own.db, 1);
    await expect.poll(() => own.queue.waiting()).toBe(1);
    answers = Promise.all([first, double(own.db, 2), double(own.db, 3)]);
    expect(own.queue.waiting()).toBe(3);
  });
  expect(await answers).toEqual([2, 4, 6]);
  expect(said).toEqual([[1, 2, 3]]);
  expect([own.queue.waiting(), own.db.batches.map(({ waiting }) => waiting)]).toEqual([0, [0]]);
});

test('a batch is no longer than 64, two are under way at a time, and all are answered', async () => {
  const answers = await Promise.all(upTo(500).map((n) => double(own.db, n)));
  expect(answers).toEqual(upTo(500).map((n) => 2 * n));
  expect(said.flat()).toEqual(upTo(500));
  expect(Math.max(...said.map(({ length }) => length))).toBe(64);
});

test('what the database refuses because of one is refused to that one alone', async () => {
  const outcomes = await Promise.allSettled([20, 13, 21].map((n) => double(own.db, n)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { code: '23514' } });
  expect(said).toEqual([[20, 13, 21], [20], [13], [21]]);
});

test('where no connection comes all who waited are told, and the next ones are answered', async () => {
  await whileHeld(own.db, async () => {
    const outcomes = await Promise.allSettled([double(own.db, 1), double(own.db, 2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(own.queue.waiting()).toBe(0);
  });
  expect(said).toEqual([]);
  expect(await double(own.db, 3)).toBe(6);
});

/** So many batches of questions, each of which takes so many seconds, two at a time. */
const inBatches = (batches: number, seconds: number) => {
  const slow = batchLoader(async (db, questions: readonly number[]) => {
    await sql`select pg_sleep(${seconds})`.execute(db);
    return questions;
  });
  return Promise.allSettled(upTo(64 * batches).map((n) => slow(own.db, n)));
};

test('behind slow batches all have their turn while the database answers', async () => {
  const outcomes = await inBatches(15, 0.25);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('behind batches that get no answer nothing is sent any more: its caller has been told to come again', async () => {
  const outcomes = await inBatches(5, 2);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3 * 64);
});

test('a statement that fails for another reason is not said again', async () => {
  const slow = batchLoader(async (db, questions: readonly number[]) => {
    said.push([...questions]);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    return questions;
  });
  const outcomes = await Promise.allSettled([slow(own.db, 1), slow(own.db, 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(said).toEqual([[1, 2]]);
});

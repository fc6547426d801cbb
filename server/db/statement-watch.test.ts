import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabaseProxy } from '../test/database-proxy.ts';
import type { DatabaseProxy } from '../test/database-proxy.ts';
import { createPool } from './connect.ts';
import type { DatabasePool } from './connect.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let opened: DatabasePool;
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connection);
  opened = createPool({ connectionString: proxy.url }, { max: 2, applicationName: 'test', statementTimeoutMs: 1300 });
  await sql`select 1`.execute(opened.db);
});
afterEach(async () => {
  await proxy.close();
  await opened.close();
  await database.drop();
});

/** This process does nothing for so long, as on a machine that others use. */
const standStill = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('D1: a process that gets little of its machine gives up a silent connection as soon as others', async () => {
  proxy.dropOpen();
  const over = new AbortController();
  const statement = sql`select 1`.execute(opened.db).finally(() => over.abort());
  const refused = expect(statement).rejects.toMatchObject({ name: 'DatabaseSilent' });
  let standstills = 0;
  // The watch looks once after each of them: it lets one pass, and judges after the next.
  for (; !over.signal.aborted && standstills < 10; standstills += 1) {
    standStill(700);
    await wait(1);
  }
  await refused;
  expect(standstills).toBeLessThan(10);
});

test('D1: an answer that came while the process stood still is taken', async () => {
  const statement = sql<{ one: number }>`select 1 as one from pg_sleep(0.1)`.execute(opened.db);
  await wait(50);
  standStill(3000);
  expect((await statement).rows).toEqual([{ one: 1 }]);
  const next = sql<{ two: number }>`select 2 as two`.execute(opened.db);
  expect((await next).rows).toEqual([{ two: 2 }]);
});

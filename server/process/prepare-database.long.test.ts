import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { forLongWork } from '../db/pooled-database.ts';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { createLog } from '../observability/log/log.ts';
import { openApplicationPool } from './prepare-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a job whose process stands still in a transaction loses its locks within seconds', async () => {
  const log = createLog({ logLevel: 'silent' });
  const { db, close } = openApplicationPool({ connection: database.connection }, readConfig({}), log);
  await sql`create table held (place integer)`.execute(db);
  await sql`insert into held values (1)`.execute(db);
  const lock = sql`select from held for update`;
  const still = forLongWork(db)
    .transaction()
    .execute(async (transaction) => {
      await lock.execute(transaction);
      await wait(8000);
      await lock.execute(transaction);
    });
  still.catch(() => undefined);
  await wait(6500);
  await lock.execute(db);
  await expect(still).rejects.toThrow();
  await close();
});

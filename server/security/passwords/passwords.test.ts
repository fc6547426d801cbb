import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../db/connect.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { withHashingSemaphore } from './passwords.ts';

/** The database, with a queue of so many at each look, the last of them for good. */
async function withQueue(...waiting: number[]) {
  const database = await createTestDatabase();
  const { db, queue, close } = createPool(
    { connection: database.connection },
    { max: 1, applicationName: 'test', statementTimeoutMs: 0 },
  );
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  db.queue = { ...queue, waiting: () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? 0 };
  return { db, waiting };
}

test('a hash begins when the database has room for what is asked for after it', async () => {
  const { db, waiting } = await withQueue(1000, 1000, 0, 7);
  expect(await withHashingSemaphore(db, async () => [...waiting])).toEqual([7]);
});

test('it waits for a second at most, however busy others keep the database', async () => {
  const { db } = await withQueue(1000);
  const begun = performance.now();
  await withHashingSemaphore(db, async () => undefined);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
});

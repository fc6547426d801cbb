import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

// A pool is over before the database has read its goodbye, and whoever is cut off then fails the whole run.
test('a connection that is on its way out is not cut off where its database is dropped', async () => {
  const { connection, drop } = await createTestDatabase({ migrated: false });
  const client = new pg.Client(connection);
  const faults: unknown[] = [];
  client.on('error', (fault) => faults.push(fault));
  await client.connect();
  const dropped = drop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.end();
  await dropped;
  expect(faults).toEqual([]);
});

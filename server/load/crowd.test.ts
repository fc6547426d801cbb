import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { callsTo } from '../test/calls-to.ts';
import { isLong } from '../test/long-form.ts';
import { goodPassword, registration } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-crowd-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Of a server on a quiet machine 135 of 250 were stored and 115 refused. */
const crowd = isLong ? 250 : 60;

test(`operator 8: ${crowd} people who register in the same instant on a server that has just started are all stored`, async () => {
  const server = runMain({
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
  });
  const request = callsTo(await server.ready);
  const people = Array.from({ length: crowd }, (_, place) => registration({ email: `crowd-${place}@example.org` }));
  const answers = await Promise.all(people.map((body) => request('POST', '/api/auth/register', { body })));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([]);
  const stored = await database.pool.query(`select from users where role = 'employee'`);
  expect(stored.rowCount).toBe(crowd);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

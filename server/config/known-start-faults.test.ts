import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { goodPassword } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { asDatabaseUrlFault } from './known-start-faults.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-faults-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('operator 5: a program that is older than its database says so in one sentence, and which one to start', async () => {
  await database.pool.query(`insert into migrations (number, file, checksum) values (999, '999-newer.sql', 'x')`);
  const url = databaseUrl(database.connection);
  const { code, errors } = await runMain({ DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword }).ended;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(
      /newer version of the program.*999-newer\.sql.*Start that version or a later one.*restore a backup/,
    ),
  ]);
});

test('operator 5: an address without the password that the database asks for', () => {
  const driver = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  const said = asDatabaseUrlFault(driver, { connectionString: 'postgres://evenkeel@127.0.0.1/evenkeel' });
  expect(said).toMatchObject({
    name: 'StartFault',
    message: expect.stringMatching(
      /^The database in DATABASE_URL cannot be used: it asks for a password, .*DATABASE_URL_FILE/,
    ),
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { goodPassword } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-unknown-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('BACKUP_DR is told at the start, by its name alone, in a sentence and in one line of the log', async () => {
  const server = runMain({
    DATABASE_URL: databaseUrl(database.connection),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: goodPassword,
    BACKUP_DR: '/media/backups',
    SMTP_URI: 'smtp://care:hush@mail.example.org',
  });
  await server.ready;
  server.child.kill('SIGTERM');
  const { output, errors } = await server.ended;
  expect(output).toContain('BACKUP_DR is not a setting and has no effect: did you mean BACKUP_DIR?');
  const lines = errors.split('\n').filter((line) => line.includes('unknown_settings'));
  expect(lines.map((line) => JSON.parse(line).names)).toEqual([['BACKUP_DR', 'SMTP_URI']]);
  expect(output + errors).not.toMatch(/hush|\/media/);
});

test('a start that settings keep from happening names what may be misspelt, too', async () => {
  const { errors, code } = await runMain({ PORT: 'many', DATA_DRI: dataDir }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/PORT: must be a whole number[^]*did you mean DATA_DIR\?/);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl } from '../test/run-main.ts';

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-clock-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const confirmClock = (...words: string[]) =>
  runCommand('confirm-clock', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database.connection) }, ...words);

const state = async () => (await database.pool.query('select last_run_at, stopped_at from erasure_clock')).rows[0];

test('the command says what the clock says, confirms that day alone, and no other', async () => {
  const long = new Date('2020-01-01T00:00:00Z');
  await database.pool.query('update erasure_clock set last_run_at = $1, stopped_at = now()', [long]);
  const { rows } = await database.pool.query<{ day: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`,
  );
  const day = rows[0]?.day ?? '';

  const told = await confirmClock();
  expect([told.code, told.output]).toEqual([0, expect.stringContaining(`npm run confirm-clock -- --date ${day}`)]);
  expect(told.output).toContain('2020-01-01');
  for (const wrong of ['2020-01-01', 'today']) {
    const refused = await confirmClock('--date', wrong);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Nothing was confirmed.')]);
  }
  expect(await state()).toMatchObject({ last_run_at: long, stopped_at: expect.any(Date) });

  expect(await confirmClock('--date', day)).toMatchObject({ code: 0 });
  const { last_run_at: confirmed, stopped_at: stopped } = await state();
  expect([Date.now() - confirmed.getTime() < 120_000, stopped]).toEqual([true, null]);
  expect((await confirmClock()).output).toContain('Nothing is waiting for you');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { findHeld } from '../db/embedded/find-held.ts';
import { rollUpDays } from '../features/daily-rollups/roll-up-days.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { isLong } from '../test/long-form.ts';

const check = (dataDir: string, ...words: string[]) => runCommand('check-counts', { DATA_DIR: dataDir }, ...words);

test('the command names false days while the server runs, counts them anew, and works on a server that stands still', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-check-'));
  const server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'long enough' });
  const address = await server.ready;
  const body = JSON.stringify({ email: 'admin@localhost', password: 'long enough' });
  const headers = { 'Content-Type': 'application/json' };
  const { token } = await (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).json();
  await fetch(`${address}/api/admin/stats/overview`, { headers: { Authorization: `Bearer ${token}` } });

  expect(await check(dataDir)).toMatchObject({ code: 0 });
  const client = new pg.Client(await findHeld(dataDir));
  await client.connect();
  await client.query(`insert into day_moods values ('2026-08-01', 'sad', 4711)`);
  await client.end();

  const found = await check(dataDir);
  expect([found.code, found.output]).toEqual([
    1,
    expect.stringContaining('2026-08-01: the total for moods does not match the records.'),
  ]);
  expect(found.output).toContain('npm run check-counts -- --repair');
  expect(found.output).not.toContain('4711');
  const repaired = await check(dataDir, '--repair');
  expect([repaired.code, repaired.output]).toEqual([0, expect.stringContaining('Everything adds up now.')]);

  server.child.kill('SIGTERM');
  await server.ended;
  expect(await check(dataDir)).toMatchObject({ code: 0 });
  rmSync(dataDir, { recursive: true });
});

test.runIf(isLong)('it counts by the zone that was chosen on the page', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-check-'));
  const database = await createTestDatabase();
  await database.pool.query(
    `insert into organisation_settings (time_zone, time_zone_over) values ('America/New_York', 'Asia/Kolkata')`,
  );
  const config = { ...readConfig({ DATA_DIR: dataDir }), orgTimezone: 'America/New_York' };
  await rollUpDays({ db: database.db, config, now: () => new Date() });
  await database.pool.query(`insert into day_moods values ('2026-08-01', 'sad', 1)`);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database.connection), ORG_TIMEZONE: 'Asia/Kolkata' };
  expect((await runCommand('check-counts', settings, '--repair')).output).toContain('Everything adds up now.');
  const { rows } = await database.pool.query('select time_zone from day_counts_state');
  expect(rows).toEqual([{ time_zone: 'America/New_York' }]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { rollUpDays } from '../features/daily-rollups/roll-up-days.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl } from '../test/run-main.ts';

/** That it is right where nothing is wrong, and works on a database that stands still: backup.test.ts, after a restore. */
test('the command names false days and counts them anew, by the zone that was chosen on the page', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-check-'));
  const database = await createTestDatabase();
  await database.pool.query(
    `insert into organisation_settings (time_zone, time_zone_over) values ('America/New_York', 'Asia/Kolkata')`,
  );
  const config = { ...readConfig({ DATA_DIR: dataDir }), orgTimezone: 'America/New_York' };
  await rollUpDays({ db: database.db, config, now: () => new Date() });
  await database.pool.query(`insert into day_moods values ('2026-08-01', 'sad', 4711)`);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database.connection), ORG_TIMEZONE: 'Asia/Kolkata' };

  const found = await runCommand('check-counts', settings);
  expect([found.code, found.output]).toEqual([
    1,
    expect.stringContaining('2026-08-01: the total for moods does not match the records.'),
  ]);
  expect(found.output).toContain('npm run check-counts -- --repair');
  expect(found.output).not.toContain('4711');
  const repaired = await runCommand('check-counts', settings, '--repair');
  expect([repaired.code, repaired.output]).toEqual([0, expect.stringContaining('Everything adds up now.')]);
  expect((await database.pool.query('select from day_moods')).rowCount).toBe(0);
  const { rows } = await database.pool.query('select time_zone from day_counts_state');
  expect(rows).toEqual([{ time_zone: 'America/New_York' }]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { insertKey } from '../../security/encryption/data-keys.queries.ts';
import { keyFileOf, makeKeyFile } from '../../security/encryption/key-file.ts';
import { registered } from '../../security/encryption/load-cipher.ts';
import { captureLines } from '../../test/captured-log.ts';
import { makeDaily } from './daily-backup.ts';

/** At this very moment. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

test('a backup is due by the zone that was chosen on the page, also in a process that serves nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-zone-'));
  const { db, pool, connection, drop } = await createTestDatabase();
  const config = readConfig({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') });
  const [key] = makeKeyFile(keyFileOf(config));
  await insertKey(db, registered(key), new Date());
  const needs = { db, config, log: captureLines().log, target: { connection } };
  const never = new AbortController().signal;

  config.orgTimezone = config.orgTimezoneAtStart = zoneWhereItIs(14);
  await pool.query(`update backup_state set daily_begun_at = clock_timestamp() - interval '6 hours'`);
  expect(await makeDaily(needs, never)).toBeUndefined();
  await pool.query('insert into organisation_settings (time_zone, time_zone_over) values ($1, $2)', [
    zoneWhereItIs(5),
    config.orgTimezoneAtStart,
  ]);
  expect(await makeDaily(needs, never)).toBeDefined();
  await drop();
  rmSync(folder, { recursive: true });
});

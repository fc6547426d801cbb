import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killWithin, sixOf } from '../test/kill-within.ts';
import { readReleased, releasedVersions, restoreReleased, rowsOf, settingsFor } from '../test/released-database.ts';
import { runMain } from '../test/run-main.ts';
import { stopAll } from '../test/upgrades.ts';
import { migrate, readOwnMigrations } from './migrate.ts';
import type { TestDatabase } from './test-database.ts';

/** But for the moment at which a step gave this clock its first time. */
async function rowsIn({ connection }: TestDatabase) {
  const rows = await rowsOf(connection.database);
  return { ...rows, erasure_clock: rows['erasure_clock']?.map((row) => ({ ...row, last_run_at: undefined })) };
}

test.each(releasedVersions())(
  'an upgrade of a database of version %s that is killed six times loses nothing',
  async (released) => {
    const then = readReleased(released);
    const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-killed-'));
    const killed = await restoreReleased(then);
    const never = await restoreReleased(then);
    try {
      const settings = settingsFor(then, killed, dataDir);
      const pending = (await readOwnMigrations()).filter(({ file }) => !then.migrations.includes(file));
      for (const step of sixOf(pending)) await killWithin(step, settings, killed);
      for (const { pool } of [killed, never]) await migrate(pool);
      expect(await rowsIn(killed)).toEqual(await rowsIn(never));
      const server = runMain(settings);
      await server.ready;
      await stopAll([server]);
    } finally {
      await killed.drop();
      await never.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import { isLong } from '../test/long-form.ts';
import { goodPassword } from '../test/people.ts';
import { findProxy } from '../test/proxies.ts';
import { restartInTurns } from '../test/rolling-restarts.ts';
import { databaseUrl } from '../test/run-main.ts';

const why = findProxy('haproxy') === undefined ? ' (not run: haproxy is not here; npm test unpacks it)' : '';

test.skipIf(why !== '')(`D4: rolling restarts behind plain HAProxy fail no call${why}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-rolling-'));
  const database = await createTestDatabase();
  try {
    const settings = {
      DATABASE_URL: databaseUrl(database.connection),
      DATA_DIR: folder,
      ADMIN_PASSWORD: goodPassword,
    };
    const amount = isLong
      ? { restarts: 20, calls: 100_000, callsPerSecond: 200 }
      : { restarts: 1, calls: 0, callsPerSecond: 25 };
    const result = await restartInTurns({ folder, settings, ...amount });
    if (isLong) process.stdout.write(`${JSON.stringify(result)}\n`);
    expect([result.failed, result.exitCodes]).toEqual([{}, Array(amount.restarts).fill(0)]);
    // On a quiet machine alone: a busy one sends some away by itself, and says when to come again.
    if (isLong) expect(result.refused).toBeLessThan(result.sent / 100);
    expect(result.sent).toBeGreaterThan(Math.max(100, amount.calls - 1));
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

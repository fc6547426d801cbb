import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../server/test/calls-to.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { connectAsSuperuser } from '../../server/test/embedded-superuser.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';

let dataDir: string;
let server: MainProcess;
let superuser: pg.Client;
let address: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-synced-'));
  server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword });
  address = await server.ready;
  superuser = await connectAsSuperuser(dataDir);
});
afterAll(async () => {
  await superuser?.end();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** How often the log of changes was written through to the disk. */
async function syncs(): Promise<number> {
  await superuser.query('select pg_stat_force_next_flush()');
  const { rows } = await superuser.query(`select sum(fsyncs) as count from pg_stat_io where object = 'wal'`);
  return Number(rows[0].count);
}

test('what is acknowledged is on the disk: one answer after the other takes one sync each', async () => {
  const call = callsTo(address);
  const { token } = (await call('POST', '/api/auth/register', { body: registration() })).body;
  // What the backends counted before is told with a second's delay.
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await syncs();
        return before - last;
      },
      { interval: 1500, timeout: 30_000 },
    )
    .toBe(0);
  for (let count = 0; count < 100; count += 1)
    expect((await call('POST', '/api/mood', { token, body: { mood: 'calm' } })).status).toBe(201);
  await expect.poll(async () => (await syncs()) - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(100);
  process.stdout.write(`synced: ${(await syncs()) - before} times for 100 moods\n`);
  const { rows } = await superuser.query(`select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`);
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
}, 120_000);

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearAfterDeath } from '../../test/clear-after-death.ts';
import { isLong } from '../../test/long-form.ts';
import { goodPassword, registration } from '../../test/people.ts';
import { connectAsSuperuser } from '../../test/embedded-superuser.ts';
import { runMain } from '../../test/run-main.ts';
import type { MainProcess } from '../../test/run-main.ts';
import { behindSmallDisk, smallDiskOf, whyNoSmallDisk } from '../../test/small-disk.ts';
import type { SmallDisk } from '../../test/small-disk.ts';

const why = whyNoSmallDisk();

const mebibyte = 1024 ** 2;

describe.skipIf(why !== '')(`the disk of the embedded database${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-disk-'));
  const endWatch = clearAfterDeath(folder);
  const dataDir = join(folder, 'data');
  let server: MainProcess;
  let disk: SmallDisk;
  let address: string;
  let token: string;
  let superuser: pg.Client;
  beforeAll(async () => {
    mkdirSync(dataDir);
    const behind = behindSmallDisk(dataDir, 200);
    server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, DISK_FREE_MIN: '40 MiB' }, { behind });
    address = await server.ready;
    disk = smallDiskOf(server.child.pid, dataDir);
    token = (await (await send('POST', '/api/auth/register', registration())).json()).token;
    superuser = await connectAsSuperuser(disk.folder);
  });
  afterAll(async () => {
    await superuser?.end().catch(() => undefined);
    server?.child.kill('SIGTERM');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
    endWatch();
  });

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const headers = { ...(body && { 'Content-Type': 'application/json' }), Authorization: `Bearer ${token ?? ''}` };
    return fetch(`${address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
  const submit = async () => (await send('POST', '/api/mood', { mood: 'calm' })).status;
  const wait = { interval: 200 };

  test('D3: before it is full nothing more is stored, reading goes on, and room is all it takes', async () => {
    expect(await submit()).toBe(201);
    disk.fill(30 * mebibyte);
    await expect.poll(submit, wait).toBe(503);
    const refused = await send('POST', '/api/mood', { mood: 'happy' });
    expect([refused.headers.get('retry-after'), (await refused.json()).msg]).toEqual([
      '30',
      expect.stringMatching(/^We can’t save anything right now/),
    ]);
    for (const path of ['/api/mood', '/api/auth/me', '/api/help-lines', '/api/ready?for=reading'])
      expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
    expect((await (await send('GET', '/api/ready')).json()).reasons).toEqual(['disk']);
    disk.makeRoom();
    await expect.poll(submit, wait).toBe(201);
    expect((await send('GET', '/api/ready')).status).toBe(200);
  });

  test.runIf(isLong)(
    'D3: one that is so full that the database ends brings no end: it is back when there is room, and nothing is lost',
    async () => {
      const before = (await (await send('GET', '/api/mood')).json()).length;
      disk.fill(0);
      await expect(async () => {
        for (let round = 0; round < 60; round += 1) {
          await superuser.query('select pg_logical_emit_message(false, $$full$$, repeat($$x$$, 1000000))');
          await superuser.query('select pg_switch_wal()');
          disk.fill(0);
        }
        // Who writes into a connection that has just been closed hears of that alone.
      }).rejects.toThrow(/terminat|No space|connection|EPIPE|ECONNRESET/i);
      await expect.poll(() => server.errors(), wait).toContain('"database_not_back"');
      expect((await send('GET', '/api/health')).status).toBe(503);
      // More tries than it once had.
      await new Promise((resolve) => setTimeout(resolve, 8000));
      expect(server.child.exitCode).toBe(null);
      disk.makeRoom();
      await expect.poll(submit, wait).toBe(201);
      expect(await (await send('GET', '/api/mood')).json()).toHaveLength(before + 1);
      // The database serves a moment before the program says so.
      await expect.poll(() => server.errors(), wait).toContain('"database_back"');
    },
    180_000,
  );
});

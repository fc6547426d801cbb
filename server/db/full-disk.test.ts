import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { goodPassword, registration } from '../test/people.ts';
import { connectAsSuperuser } from '../test/embedded-superuser.ts';
import { runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';
import { behindSmallDisk } from '../test/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-full-'));
const endWatch = clearAfterDeath(folder);
const dataDir = join(folder, 'data');
const smallDisk = join(folder, 'disk');

let server: MainProcess;
let address: string;
let token: string;
let superuser: pg.Client;
beforeAll(async () => {
  mkdirSync(smallDisk);
  const behind = behindSmallDisk(smallDisk, 16);
  server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword }, { behind });
  address = await server.ready;
  token = (await (await send('POST', '/api/auth/register', registration())).json()).token;
  superuser = await connectAsSuperuser(dataDir);
});

afterAll(async () => {
  await superuser?.end();
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
  endWatch();
});

async function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const log = () => send('POST', '/api/mood', { mood: 'calm' });
const linesOf = (event: string) =>
  server
    .errors()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`));

test('D5: on a disk that is really full storing is 503 with one line in the log, reading goes on, and room is all it takes', async () => {
  await superuser.query(`create tablespace small location '${smallDisk}'`);
  await superuser.query('alter table moods set tablespace small');
  await superuser.query('create table filler (words text) tablespace small');
  await superuser.query('alter table filler alter words set storage plain');
  const fill = () => superuser.query(`insert into filler select repeat('x', 4000) from generate_series(1, 500)`);
  await expect(async () => {
    for (let round = 0; round < 20; round += 1) await fill();
  }).rejects.toMatchObject({ code: '53100' });

  for (let time = 0; time < 30; time += 1) {
    const refused = await log();
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
      503,
      '1',
      'unavailable',
    ]);
  }
  const read = ['/api/auth/me', '/api/mood', '/api/questions/active', '/api/health'];
  for (const path of read) expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
  expect(linesOf('database_away').map((line) => JSON.parse(line).fault.code)).toEqual(['53100']);
  expect(linesOf('fault')).toEqual([]);
  expect(linesOf('call').filter((line) => line.includes('"status":503'))).toHaveLength(1);

  await superuser.query('drop table filler');
  expect((await log()).status).toBe(201);
  expect(await (await send('GET', '/api/mood')).json()).toHaveLength(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../server/test/calls-to.ts';
import type { Call } from '../../server/test/calls-to.ts';
import { clearAfterDeath } from '../../server/test/clear-after-death.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { runMain } from '../../server/test/run-main.ts';
import { kill } from './kill.ts';

const rounds = 30;

/** Milliseconds after its beginning in which a start is ended: before, while and after the database comes up. */
const longest = 2400;

let dataDir: string;
let endWatch: () => void;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-storm-'));
  endWatch = clearAfterDeath(dataDir);
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  endWatch();
});

const start = () => runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, WORKERS: '2' });

/** Stores one mood, and looks whether all that were stored before are there. */
async function storeOne(call: Call, token: string): Promise<number> {
  expect((await call('POST', '/api/mood', { token, body: { mood: 'calm' } })).status).toBe(201);
  return (await call('GET', '/api/mood', { token })).body.length;
}

test(`${rounds} starts that are ended at any moment, even the first: the next one serves, and nothing is lost`, async () => {
  let token = '';
  let stored = 0;
  const readyMs: number[] = [];
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const cut = start();
    const begun = Date.now();
    await Promise.race([wait((longest * (round + 1)) / rounds), cut.ended]);
    const how = round % 3 === 0 ? 'SIGTERM' : round % 3 === 1 ? 'SIGKILL' : 'everything';
    counts[how] = (counts[how] ?? 0) + 1;
    if (how !== 'everything') cut.child.kill(how);
    else {
      try {
        kill('group', { dataDir, server: cut.child });
      } catch {
        // There is no database yet.
        cut.child.kill('SIGKILL');
      }
    }
    const { errors } = await cut.ended;
    expect(errors, `cut after ${Date.now() - begun} ms`).not.toMatch(/"level":"fatal"|corrupt|damaged/);
    if (round % 3 !== 2) continue;
    // After three of them in a row one may come up.
    const startedAt = performance.now();
    const whole = start();
    const call = callsTo(await whole.ready);
    readyMs.push(Math.round(performance.now() - startedAt));
    if (token === '') token = (await call('POST', '/api/auth/register', { body: registration() })).body.token;
    stored += 1;
    expect(await storeOne(call, token)).toBe(stored);
    whole.child.kill(round % 2 ? 'SIGKILL' : 'SIGTERM');
    await whole.ended;
  }
  readyMs.sort((a, b) => a - b);
  process.stdout.write(
    `restart storm: ${JSON.stringify({ ...counts, served: readyMs.length, stored, readyMs: { p50: readyMs[Math.floor(readyMs.length / 2)], worst: readyMs.at(-1) } })}\n`,
  );
}, 900_000);

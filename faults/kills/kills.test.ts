import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientCallsTo } from '../../server/test/calls-to.ts';
import { clearAfterDeath } from '../../server/test/clear-after-death.ts';
import { isLong } from '../../server/test/long-form.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';
import { startWriters } from './writers.ts';
import { allKillKinds, kill } from './kill.ts';
import type { KillKind } from './kill.ts';

/** The long form kills fifty times, and more kinds; here everything is killed once. */
const kinds: readonly KillKind[] = isLong ? allKillKinds : ['group'];
const rounds = isLong ? 50 : kinds.length;

let dataDir: string;
let endWatch: () => void;
let server: MainProcess;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-kills-'));
  endWatch = clearAfterDeath(dataDir);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
  endWatch();
});

/** What the server ends with, by itself or not. */
const endsWith = new Set<string>(['group', 'server', 'starter']);

const againWritten = (writers: ReturnType<typeof startWriters>) => writers.writtenAgain().then(() => false);

const start = () => {
  server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, WORKERS: '2', LOG_LEVEL: 'silent' });
  return server.ready;
};

test(
  `${rounds} kills with writers: nothing that was acknowledged is lost, and nothing is stored twice`,
  { timeout: 150_000 * rounds },
  async () => {
    let address = await start();
    const people: { token: string; acknowledged: Map<string, string> }[] = [];
    const waits: number[] = [];
    const counts: Record<string, number> = {};
    let unanswered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const kind = kinds[round % kinds.length] ?? 'server';
      // One person may store a thousand an hour.
      const { token } = (await patientCallsTo(address)('POST', '/api/auth/register', { body: registration() })).body;
      const acknowledged = new Map<string, string>();
      people.push({ token, acknowledged });
      const writers = startWriters({ address: () => address, token, prefix: `${round}`, acknowledged });
      await writers.written(40);
      kill(kind, { dataDir, server: server.child });
      const killedAt = performance.now();
      counts[kind] = (counts[kind] ?? 0) + 1;
      // Its workers may answer for a moment yet.
      const ends = server.ended.then(() => true);
      const hasEnded = endsWith.has(kind) ? await ends : await Promise.race([ends, againWritten(writers)]);
      if (hasEnded) address = await start();
      await writers.writtenAgain();
      waits.push(performance.now() - killedAt);
      await writers.stop();
      for (const [status, times] of writers.answers) unanswered += status === 201 ? 0 : times;
    }
    let [known, lost, doubled] = [0, 0, 0];
    for (const { token, acknowledged } of people) {
      const stored: { id: string }[] = (await patientCallsTo(address)('GET', '/api/mood', { token })).body;
      const ids = new Set(stored.map(({ id }) => id));
      known += acknowledged.size;
      lost += [...acknowledged.values()].filter((id) => !ids.has(id)).length;
      doubled += stored.length - new Set(acknowledged.values()).size;
    }
    const sorted = waits.toSorted((a, b) => a - b);
    process.stdout.write(
      `kills: ${JSON.stringify({
        ...counts,
        acknowledged: known,
        sentAgain: unanswered,
        lost,
        doubled,
        againMs: { p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), worst: Math.round(sorted.at(-1) ?? 0) },
      })}\n`,
    );
    expect([lost, doubled]).toEqual([0, 0]);
    expect(known).toBeGreaterThan(rounds * 40);
  },
);

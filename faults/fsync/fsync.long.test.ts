import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childrenOf, findPostmaster } from '../../server/db/embedded/process-table.ts';
import { callsTo } from '../../server/test/calls-to.ts';
import { clearAfterDeath } from '../../server/test/clear-after-death.ts';
import { goodPassword, registration } from '../../server/test/people.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';
import { startWriters } from '../kills/writers.ts';
import { failSyncs, whyNoStrace } from './strace.ts';
import type { FailingSyncs } from './strace.ts';

const why = whyNoStrace();

/** Whose disk fails: that of the log of changes under a commit, or that of the tables under a checkpoint. */
const kinds = ['commit', 'checkpoint'] as const;

const rounds = kinds.length * 10;

describe.skipIf(why !== '')(`a disk that fails${why}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-fsync-'));
  const endWatch = clearAfterDeath(dataDir);
  let server: MainProcess;
  let failing: FailingSyncs | undefined;
  beforeAll(async () => {
    server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword });
    await server.ready;
  });
  afterAll(async () => {
    await failing?.stop();
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
    endWatch();
  });

  const clusterDir = join(dataDir, 'postgres');
  const eventsOf = (name: string) =>
    server
      .errors()
      .split('\n')
      .filter((line) => line.includes(`"event":"${name}"`))
      .map((line) => JSON.parse(line));

  function postmaster() {
    const found = findPostmaster(clusterDir);
    if (!found) throw new Error('no postmaster is running');
    return found;
  }

  const nameOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

  async function asSuperuser(sql: string): Promise<pg.QueryResult> {
    const { socketDir: host, port } = postmaster();
    const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
    const client = new pg.Client({ host, port, user: 'postgres', database: 'evenkeel', password });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function failDisk(kind: (typeof kinds)[number]): Promise<void> {
    const children = childrenOf(postmaster().pid);
    const isMeant = (name: string) => (kind === 'commit' ? /evenkeel_app/.test(name) : name.includes('checkpointer'));
    const meant = children.filter((child) => isMeant(nameOf(child)));
    failing = await failSyncs(meant);
    if (kind === 'checkpoint')
      await expect(asSuperuser('checkpoint')).rejects.toThrow(/terminat|connection|checkpoint/i);
    await failing.over;
  }

  test(
    `${rounds} failures of fsync with writers: the database ends and restores itself, nothing acknowledged is lost or doubled`,
    { timeout: 120_000 * rounds },
    async () => {
      const call = callsTo(await server.ready);
      expect((await asSuperuser('show data_sync_retry')).rows).toEqual([{ data_sync_retry: 'off' }]);
      const people: { token: string; acknowledged: Map<string, string> }[] = [];
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const kind = kinds[round % kinds.length] ?? 'commit';
        const { token } = (await call('POST', '/api/auth/register', { body: registration() })).body;
        const acknowledged = new Map<string, string>();
        people.push({ token, acknowledged });
        const address = await server.ready;
        const writers = startWriters({ address: () => address, token, prefix: `${round}`, acknowledged });
        await writers.written(40);
        const [lost, back] = [eventsOf('database_lost').length, eventsOf('database_back').length];
        await failDisk(kind);
        const failedAt = performance.now();
        await expect.poll(() => eventsOf('database_back').length, { timeout: 60_000 }).toBe(back + 1);
        await writers.writtenAgain();
        waits.push(performance.now() - failedAt);
        await writers.stop();
        const told = eventsOf('database_lost').slice(lost);
        expect(told).toEqual([
          expect.objectContaining({
            reason: expect.stringMatching(/could not f(?:data)?sync file .*Input\/output error/),
          }),
        ]);
      }
      let [known, lost, doubled] = [0, 0, 0];
      for (const { token, acknowledged } of people) {
        const stored: { id: string }[] = (await call('GET', '/api/mood', { token })).body;
        const ids = new Set(stored.map(({ id }) => id));
        known += acknowledged.size;
        lost += [...acknowledged.values()].filter((id) => !ids.has(id)).length;
        doubled += stored.length - new Set(acknowledged.values()).size;
      }
      const sorted = waits.toSorted((a, b) => a - b).map(Math.round);
      process.stdout.write(
        `fsync: ${JSON.stringify({ rounds, acknowledged: known, lost, doubled, againMs: sorted })}\n`,
      );
      expect([lost, doubled]).toEqual([0, 0]);
      expect(eventsOf('fault')).toEqual([]);
    },
  );
});

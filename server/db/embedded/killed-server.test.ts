import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../observability/log/log.ts';
import { clearAfterDeath } from '../../test/clear-after-death.ts';
import { createPool } from '../connect.ts';
import type { DatabasePool } from '../connect.ts';
import { startEmbedded, type Embedded } from '../embedded.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-killed-'));
const path = join(dataDir, 'postgres.log');
const endWatch = clearAfterDeath(dataDir);
const log = createLog({ logLevel: 'silent' });
let embedded: Embedded;
let opened: DatabasePool;
beforeAll(async () => {
  embedded = await startEmbedded({ dataDir, log, onStep: () => () => undefined });
  const limits = { max: 2, applicationName: 'test', statementTimeoutMs: 1000, log };
  opened = createPool({ connection: embedded.connection }, limits);
});
afterAll(async () => {
  await opened.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
  endWatch();
});

const answers = () =>
  opened.pool.query('select 1 as one').then(
    ({ rows }) => rows,
    () => [],
  );

test('comes back by itself after its server was killed', async () => {
  const killed = embedded.pid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(answers).toEqual([{ one: 1 }]);
  await expect.poll(() => embedded.pid()).not.toBe(killed);
});

test('writes on into its long log where one of its processes alone was killed', async () => {
  await expect.poll(answers).toEqual([{ one: 1 }]);
  appendFileSync(path, `${'x'.repeat(99)}\n`.repeat(21_000));
  const known = embedded.pid();
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { length } = readFileSync(path, 'utf8');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  const told = /terminated by signal 9[^]*ready to accept connections/;
  await expect.poll(() => readFileSync(path, 'utf8').slice(length)).toMatch(told);
  await expect.poll(answers).toEqual([{ one: 1 }]);
  expect([embedded.pid(), existsSync(path), existsSync(`${path}.1`)]).toEqual([known, true, false]);
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../observability/log/log.ts';
import { clearAfterDeath } from '../../test/clear-after-death.ts';
import { isLong } from '../../test/long-form.ts';
import { startEmbedded } from '../embedded.ts';
import { findBinaries } from './binaries.ts';
import { shutDown } from './postmaster.ts';

test('a process that has the number of a server which is gone is not stopped with it', async () => {
  const clusterDir = mkdtempSync(join(tmpdir(), 'evenkeel-gone-'));
  const other = spawn('sleep', ['60']);
  onTestFinished(() => {
    other.kill('SIGKILL');
    rmSync(clusterDir, { recursive: true });
  });
  await once(other, 'spawn');
  await shutDown(other.pid ?? 0, { binaries: findBinaries(), clusterDir, hurry: undefined });
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
});

test.runIf(isLong && process.getuid?.() === 0)('a start by root leaves the log to the user of the server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-of-a-user-'));
  const endWatch = clearAfterDeath(dataDir);
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
    endWatch();
  });
  const log = createLog({ logLevel: 'silent' });
  const startAndStop = async () => (await startEmbedded({ dataDir, log, onStep: () => () => undefined })).stop();
  await startAndStop();
  execFileSync('chown', ['-R', '65534:65534', dataDir]);
  const path = join(dataDir, 'postgres.log');
  rmSync(path);
  await startAndStop();
  const { uid, gid } = statSync(path);
  expect([uid, gid]).toEqual([65_534, 65_534]);
});

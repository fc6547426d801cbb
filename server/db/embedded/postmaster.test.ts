import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../observability/log/log.ts';
import { clearAfterDeath } from '../../test/clear-after-death.ts';
import { isLong } from '../../test/long-form.ts';
import { startEmbedded } from '../embedded.ts';

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

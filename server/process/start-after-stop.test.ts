import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goodPassword } from '../test/people.ts';
import { runMain } from '../test/run-main.ts';

test('a start right after SIGTERM waits for the drain of the one before, says so in one line, and serves then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-after-stop-'));
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, DRAIN_SECONDS: '4' };
  const first = runMain(settings);
  const address = await first.ready;
  first.child.kill('SIGTERM');
  const reasons = async () => (await (await fetch(`${address}/api/ready`)).json()).reasons;
  await expect.poll(reasons).toEqual(['draining']);
  const second = runMain({ ...settings, DRAIN_SECONDS: '0' });
  await second.ready;
  expect(await first.ended).toMatchObject({ code: 0 });
  const waited = second.output().match(/^Waiting for Evenkeel with process id \d+ at \S+, which is stopping.*$/gm);
  expect(waited).toEqual([expect.stringContaining(`process id ${first.child.pid} at ${address},`)]);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

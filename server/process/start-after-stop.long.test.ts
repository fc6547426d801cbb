import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goodPassword } from '../test/people.ts';
import { runMain } from '../test/run-main.ts';

test('a start right after SIGTERM waits for the drain of the one before, says so in one line, and serves then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-after-stop-'));
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, DRAIN_SECONDS: '60' };
  const first = runMain(settings);
  const address = await first.ready;
  first.child.kill('SIGTERM');
  const reasons = async () => (await (await fetch(`${address}/api/ready`)).json()).reasons;
  await expect.poll(reasons).toEqual(['draining']);
  const second = runMain(settings);
  await expect.poll(() => second.output(), { timeout: 30_000 }).toContain('Waiting for');
  // A process that waits for nothing more ends the drain.
  first.child.kill('SIGINT');
  await second.ready;
  expect(await first.ended).toMatchObject({ code: 0 });
  const said = `Waiting for Evenkeel with process id ${first.child.pid} at ${address}, which is stopping ... `;
  const waited = second
    .output()
    .split('\n')
    .filter((line) => line.startsWith('Waiting'));
  expect(waited.filter((line) => !line.startsWith(said) || !line.includes('so far'))).toEqual([
    expect.stringContaining(said),
  ]);
  second.child.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

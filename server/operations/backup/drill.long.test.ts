import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../db/embedded/process-table.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { clearAfterDeath } from '../../test/clear-after-death.ts';
import { clearKilledDrills } from './drill.ts';
import { digestTables } from './restore.queries.ts';

let folder: string;
let endWatch: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-drills-'));
  endWatch = clearAfterDeath(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  endWatch();
});

test('what a killed drill left goes with its server at the next one, and that of a running one stays', async () => {
  const { pid: ended } = spawnSync('true');
  const killed = join(folder, `evenkeel-drill-${ended}-a1b2c3`);
  const running = `evenkeel-drill-${process.pid}-a1b2c3`;
  for (const name of [running, 'evenkeel-drill-notes', 'mine']) mkdirSync(join(folder, name));
  const script = join(import.meta.dirname, '..', '..', 'test', 'hold-database.ts');
  const holder = spawn(process.execPath, [script, killed], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [line] = await once(createInterface(holder.stdout), 'line');
  const { pid } = JSON.parse(String(line));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(isAlive(pid)).toBe(true);
  await clearKilledDrills(folder);
  expect(isAlive(pid)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual([running, 'evenkeel-drill-notes', 'mine'].toSorted());
});

test('a comparison ends at once where the drill is stopped', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = await database.pool.connect();
  try {
    await expect(digestTables(client, AbortSignal.abort())).rejects.toThrow('aborted');
  } finally {
    client.release(true);
  }
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dailyFileName } from '../backup/old-backups.ts';
import { checkBackupFolder } from './check-backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the doctor looks at one, which has no key: what says that it is a backup, and the digest. */
function put(at: Date, { isWhole }: { isWhole: boolean }): void {
  const content = Buffer.alloc(200);
  content.write('Evenkeel backup\n');
  content.writeUInt32BE(1, 16);
  const digest = createHash('sha256').update(content).digest();
  if (!isWhole) content.writeUInt8(1, 100);
  writeFileSync(join(folder, dailyFileName(at)), Buffer.concat([content, digest]));
}

const day = 86_400_000;

test('the last one is looked at, and not one that a clock which was ahead has left', async () => {
  const last = new Date(Math.floor(Date.now() / 1000) * 1000 - 2 * day);
  put(new Date(Date.now() + 300 * day), { isWhole: true });
  put(last, { isWhole: false });
  const expected = { mostHours: 72, last };
  expect(await checkBackupFolder(folder, expected)).toMatchObject({ state: 'wrong' });
  put(last, { isWhole: true });
  const found = await checkBackupFolder(folder, expected);
  expect(found.state).toBe('right');
  expect(found.sentence).toContain(`${dailyFileName(last)} is there, whole, and 2 days old`);
  expect(await checkBackupFolder(folder, { ...expected, mostHours: 36 })).toMatchObject({ state: 'wrong' });
});

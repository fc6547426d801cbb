import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import { makeBackupPlace } from '../../test/backups.ts';
import { writeBackup } from './write-backup.ts';

test('a backup that grows into the room that the database keeps for itself ends there, and leaves nothing', async () => {
  const { pool, drop } = await createTestDatabase();
  const { folder, path, ring, end } = makeBackupPlace();
  const write = (leaveFree: number) => writeBackup(pool, { path, ring, key: ring[0], leaveFree });
  await expect(write(Number.MAX_SAFE_INTEGER)).rejects.toThrow(/^There isn’t enough room in .*DISK_FREE_MIN/);
  expect(readdirSync(folder)).toEqual([]);
  await write(1);
  expect(readdirSync(folder)).toHaveLength(1);
  end();
  await drop();
});

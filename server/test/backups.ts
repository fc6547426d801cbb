import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { checkBackup, restoreBackup } from '../operations/backup/restore-backup.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import type { WrittenBackup } from '../operations/backup/write-backup.ts';
import { makeKey } from '../security/encryption/key-file.ts';
import type { KeyRing } from '../security/encryption/key-file.ts';

const quietly = () => () => undefined;

export interface BackupPlace {
  folder: string;
  path: string;
  ring: KeyRing;
  write(pool: pg.Pool): Promise<WrittenBackup>;
  restore(pool: pg.Pool): Promise<void>;
  end(): void;
}

/** A folder for one backup, with a key of its own. */
export function makeBackupPlace(): BackupPlace {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-'));
  const path = join(folder, 'one.backup');
  const ring: KeyRing = [makeKey()];
  const { signal: stopping } = new AbortController();
  return {
    folder,
    path,
    ring,
    write: (pool) => writeBackup(pool, { path, ring, key: ring[0] }),
    restore: async (pool) => {
      const checked = await checkBackup(path, () => ring);
      await restoreBackup(pool, { path, checked, onStep: quietly, stopping });
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

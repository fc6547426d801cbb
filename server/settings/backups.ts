import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';

export interface BackupSettings {
  /** Where a backup is made every day; none where it is left out. */
  backupDir: string | undefined;
  /** How many of these are kept. */
  backupKeep: number;
}

export const backupShape = {
  BACKUP_DIR: z.optional(z.string()),
  // A year and a half of nights is the most.
  BACKUP_KEEP: wholeNumber(1, 500, 7),
};

export function backupsOf(given: { BACKUP_DIR?: string | undefined; BACKUP_KEEP: number }): BackupSettings {
  return {
    backupDir: given.BACKUP_DIR === undefined ? undefined : resolve(given.BACKUP_DIR),
    backupKeep: given.BACKUP_KEEP,
  };
}

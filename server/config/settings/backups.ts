import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { backupSettingFaults } from '../../../domain/messages/en/settings.ts';
import { wholeNumber } from './fields.ts';

export interface BackupSettings {
  /** Where a backup is made every day; none where it is left out. */
  backupDir: string | undefined;
  /** How many of these are kept. */
  backupKeep: number;
  /** A program that is given the path of each of them when it is finished. */
  backupAfter: string | undefined;
}

export const backupShape = {
  BACKUP_DIR: z.optional(z.string()),
  // A year and a half of nights is the most.
  BACKUP_KEEP: wholeNumber(1, 500, 7),
  BACKUP_AFTER: z.optional(z.string()),
};

interface Given {
  BACKUP_DIR?: string | undefined;
  BACKUP_KEEP: number;
  BACKUP_AFTER?: string | undefined;
}

/** Names to `faults` what does not fit together. */
export function backupsOf(given: Given, faults: string[]): BackupSettings {
  const { BACKUP_DIR: folder, BACKUP_KEEP: backupKeep, BACKUP_AFTER: program } = given;
  if (program !== undefined && folder === undefined) faults.push(`BACKUP_AFTER: ${backupSettingFaults.afterAlone}`);
  return {
    backupDir: folder === undefined ? undefined : resolve(folder),
    backupKeep,
    backupAfter: program === undefined ? undefined : resolve(program),
  };
}

import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { findBackupAge } from '../backup/backup-age.ts';
import { isMigrated } from '../db/migrate.ts';
import { right, skipped, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** A day, and half a one for a backup that is late. */
const mostHours = 36;

export const checkBackup: Check = async ({ config, database }) => {
  const { backup } = doctorMessages;
  const isTabled = database && (await isMigrated(database.opened.pool).catch(() => false));
  if (!isTabled) return skipped(doctorMessages.database.notAsked);
  const age = await findBackupAge({ db: database.opened.db });
  const isOurs = config.backupDir !== undefined || config.databaseUrl === undefined;
  if (!age) return isOurs ? wrong(backup.none) : skipped(backup.elsewhere);
  const hours = Math.floor(age.seconds / 3600);
  return hours > mostHours ? wrong(backup.old(hours)) : right(backup.fine(hours));
};

import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { findBackupAge } from '../backup/backup-state.queries.ts';
import { isTabled, right, skipped, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** A day, and half a one for a backup that is late. */
const mostHours = 36;

export const checkBackup: Check = async ({ config, database }) => {
  const { backup } = doctorMessages;
  if (!database || !(await isTabled(database.opened))) return skipped(doctorMessages.database.notAsked);
  const age = await findBackupAge(database.opened.db);
  const isOurs = config.backupDir !== undefined || config.databaseUrl === undefined;
  if (!age) return isOurs ? wrong(backup.none) : skipped(backup.elsewhere);
  const hours = Math.floor(age.seconds / 3600);
  return hours > mostHours ? wrong(backup.old(hours)) : right(backup.fine(hours));
};

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { takeOverZone } from '../../features/organisation/follow-organisation.ts';
import { findBackupAge, findBackupTrouble } from '../backup/backup-state.queries.ts';
import { checkBackupFolder } from './check-backup-folder.ts';
import { isTabled, right, skipped, wrong } from './examination.ts';
import type { Check, Examination, Finding } from './examination.ts';
import { codeOf } from '../../core/error-code.ts';

/** A day, and half a one for a backup that is late. */
const mostHours = 36;

const { backup } = doctorMessages;

/** Where it makes them itself the folder is looked at first, since what the database knows of is of no use without the file. */
export const checkBackup: Check = async ({ config, database }) => {
  const { backupDir, backupAfter } = config;
  const opened = database && (await isTabled(database.opened)) ? database.opened : undefined;
  if (backupDir === undefined) return opened ? checkNoted(opened, config) : skipped(doctorMessages.database.notAsked);
  if (opened) await takeOverZone({ db: opened.db, config });
  const state = opened && (await findBackupTrouble(opened.db, config.orgTimezone));
  const found = await checkBackupFolder(backupDir, { mostHours, last: state?.lastBegunAt });
  if (found.state === 'wrong') return found;
  if (state?.hasFailed && state.isOverdue) return wrong(backup.failed);
  const ofProgram = backupAfter === undefined ? undefined : await checkProgram(backupAfter);
  if (ofProgram) return ofProgram;
  if (state?.hasFailed && backupAfter !== undefined) return wrong(backup.notTaken(backupAfter));
  return found;
};

type Opened = NonNullable<Examination['database']>['opened'];

/** Made by command alone: the database knows of the last one, wherever it was put. */
async function checkNoted({ db }: Opened, { databaseUrl }: Examination['config']): Promise<Finding> {
  const age = await findBackupAge(db);
  if (!age) return databaseUrl === undefined ? wrong(backup.none) : skipped(backup.elsewhere);
  const hours = Math.floor(age.seconds / 3600);
  return hours > mostHours ? wrong(backup.old(hours)) : right(backup.fine(hours));
}

/** Undefined where this user may run it. */
async function checkProgram(path: string): Promise<Finding | undefined> {
  const { noProgram } = doctorMessages.backup;
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile() ? undefined : wrong(noProgram(path, 'EISDIR'));
  } catch (error) {
    return wrong(noProgram(path, codeOf(error) ?? 'unknown'));
  }
}

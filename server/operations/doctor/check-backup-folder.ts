import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { dailyFileName, momentOfDaily } from '../backup/old-backups.ts';
import { checkDigest, openBackup } from '../backup/sealed-file.ts';
import { readFreeSpace } from '../disk/free-space.ts';
import { codeOf } from '../../core/error-code.ts';
import { StartFault } from '../../core/start-steps.ts';
import { right, wrong } from './examination.ts';
import type { Finding } from './examination.ts';
import { sizeText } from './size-text.ts';

const { backup } = doctorMessages;

interface Expected {
  mostHours: number;
  /** When the last one was begun that ended well, as far as the database can be asked. */
  last: Date | null | undefined;
}

/** The folder of the daily backups: there, writable, with room, and its newest file whole. */
export async function checkBackupFolder(folder: string, { mostHours, last }: Expected): Promise<Finding> {
  const fault = await lookAtFolder(folder);
  if (fault) return fault;
  const files = (await readdir(folder)).filter((name) => momentOfDaily(name) !== undefined).toSorted();
  if (last && !files.includes(dailyFileName(last))) return wrong(backup.missing(dailyFileName(last), folder));
  // One of a time that is yet to come was left by a clock that was ahead.
  const newest = last ? dailyFileName(last) : files.at(-1);
  const madeAt = newest === undefined ? undefined : momentOfDaily(newest);
  if (newest === undefined || !madeAt) return wrong(backup.noFile(folder));
  const path = join(folder, newest);
  try {
    await readThrough(path);
  } catch (error) {
    if (error instanceof StartFault) return wrong(backup.broken(error.message));
    throw error;
  }
  const hours = Math.max(0, Math.floor((Date.now() - madeAt.getTime()) / 3_600_000));
  if (hours > mostHours) return wrong(backup.old(hours));
  const [{ size }, free] = await Promise.all([stat(path), readFreeSpace(folder)]);
  // It grows from night to night, and the old one goes only when the new one is there.
  if (free < size * 1.5) return wrong(backup.noRoom(sizeText(free), folder, sizeText(size * 1.5)));
  return right(backup.whole(newest, hours, sizeText(free)));
}

async function lookAtFolder(folder: string): Promise<Finding | undefined> {
  try {
    if (!(await stat(folder)).isDirectory()) return wrong(backup.notAFolder(folder));
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const code = codeOf(error) ?? 'unknown';
    return wrong(code === 'ENOENT' ? backup.noFolder(folder) : backup.notWritable(folder, code));
  }
}

/** Every byte, against the checksum at its end, which needs no key. */
async function readThrough(path: string): Promise<void> {
  const file = await openBackup(path);
  try {
    await checkDigest(path, file);
  } finally {
    await file.handle.close();
  }
}

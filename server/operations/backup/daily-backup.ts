import { statSync } from 'node:fs';
import { join } from 'node:path';
import { backupFaults } from '../../../domain/messages/en/backups.ts';
import { createPool } from '../../db/connect.ts';
import type { PoolTarget } from '../../db/connect.ts';
import { describeFault } from '../../core/fault-description.ts';
import { StartFault } from '../../core/start-steps.ts';
import type { Job } from '../../jobs/periodic-job.ts';
import { makeFolder } from '../../core/make-folder.ts';
import { takeOverZone } from '../../features/organisation/follow-organisation.ts';
import type { Services } from '../../features/services.ts';
import { readFreeSpace } from '../disk/free-space.ts';
import { findBackupKeys } from './backup-keys.ts';
import { handOverBackup } from './after-backup.ts';
import {
  claimDaily,
  claimHandOver,
  endClaim,
  endHandOver,
  findBackupAge,
  keepClaim,
  noteBackup,
  noteDaily,
} from './backup-state.queries.ts';
import { dailyFileName, removeOldBackups, removePartialBackups } from './old-backups.ts';
import { writeBackup } from './write-backup.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log'> & {
  /** Where the snapshot is read: not by a connection that calls wait for. */
  target: PoolTarget;
};

/** How often it says that it is still at work. */
const claimEveryMs = 60_000;

/**
 * Makes the daily backup, where it is due and no other process makes it. Old ones are removed when the new one has been
 * read back, and then it is handed over. Returns its name.
 */
export async function makeDaily(needs: Needs, signal: AbortSignal): Promise<string | undefined> {
  const { db, config } = needs;
  if (config.backupDir === undefined) return undefined;
  // The process that watches over workers follows it nowhere else.
  await takeOverZone(needs);
  const { backupDir, orgTimezone } = config;
  const begunAt = await claimDaily(db, orgTimezone);
  if (begunAt) return claimed(needs, () => makeOne(needs, { backupDir, begunAt }, signal));
  if (config.backupAfter === undefined) return undefined;
  const waiting = await claimHandOver(db, orgTimezone);
  if (waiting) await claimed(needs, () => handOver(needs, dailyFileName(waiting), signal));
  return undefined;
}

async function claimed<T>({ db }: Needs, work: () => Promise<T>): Promise<T> {
  const claim = setInterval(() => void keepClaim(db).catch(() => undefined), claimEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(claim);
  }
}

async function makeOne(
  needs: Needs,
  { backupDir, begunAt }: { backupDir: string; begunAt: Date },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { db, config, log } = needs;
  const begun = performance.now();
  const file = dailyFileName(begunAt);
  try {
    makeFolder(backupDir);
    await removePartialBackups(backupDir);
    const leaveFree = await refuseWithoutRoom(needs, backupDir);
    const { bytes, rows } = await writeTo(needs, { path: join(backupDir, file), leaveFree, signal });
    await noteDaily(db, begunAt, { isHandOverDue: config.backupAfter !== undefined });
    const removed = await removeOlder(needs, { backupDir, made: file });
    const ms = Math.round(performance.now() - begun);
    log.info({ event: 'backup_done', file, bytes, rows, removed: removed.length, ms });
  } catch (error) {
    if (!signal.aborted) log.error({ event: 'backup_failed', fault: describeFault(error) });
    await endClaim(db, { isFault: !signal.aborted });
    return undefined;
  }
  await handOver(needs, file, signal);
  return file;
}

/** The new one is there all the same. */
async function removeOlder(
  { config, log }: Needs,
  { backupDir, made }: { backupDir: string; made: string },
): Promise<string[]> {
  try {
    return await removeOldBackups(backupDir, { made, keep: config.backupKeep });
  } catch (error) {
    log.error({ event: 'old_backups_not_removed', fault: describeFault(error) });
    return [];
  }
}

/**
 * As much as the last one needed, and where the embedded database is on the same disk what it keeps for itself, which is
 * returned: this one may need more.
 */
async function refuseWithoutRoom({ db, config }: Needs, backupDir: string): Promise<number> {
  const { dataDir, databaseUrl, diskFreeMin } = config;
  const isShared = databaseUrl === undefined && statSync(backupDir).dev === statSync(dataDir).dev;
  const last = await findBackupAge(db);
  const leaveFree = isShared ? diskFreeMin : 0;
  const needed = (last?.bytes ?? 0) + leaveFree;
  const free = await readFreeSpace(backupDir);
  if (free < needed) throw new StartFault(backupFaults.noRoom(backupDir, { free, needed }));
  return leaveFree;
}

/** Where it fails, or is broken off by a stop, the database remembers: it is tried again in half an hour, and an alarm rings. */
async function handOver({ db, config, log }: Needs, file: string, signal: AbortSignal): Promise<void> {
  const { backupDir, backupAfter } = config;
  if (backupDir === undefined || backupAfter === undefined) return;
  const fault = await handOverBackup({ program: backupAfter, path: join(backupDir, file), signal });
  if (!fault) log.info({ event: 'backup_handed_over', file });
  else if (!signal.aborted) log.error({ event: 'backup_after_failed', file, ...fault });
  await (fault ? endClaim(db, { isFault: true }) : endHandOver(db));
}

async function writeTo(
  { db, config, target, log }: Needs,
  { path, leaveFree, signal }: { path: string; leaveFree: number; signal: AbortSignal },
) {
  const keys = await findBackupKeys({ db, config });
  const { pool, close } = createPool(target, {
    max: 1,
    applicationName: 'evenkeel-backup',
    statementTimeoutMs: 0,
    log,
  });
  try {
    const written = await writeBackup(pool, { path, ...keys, leaveFree, signal });
    await noteBackup(db, { madeAt: new Date(written.begin.madeAt), bytes: written.bytes });
    return written;
  } finally {
    await close();
  }
}

/** A stop ends the one under way: the next start makes it. For where a folder is set. */
export const dailyBackup: Job<Needs> = {
  name: 'daily_backup',
  everyMs: 60_000,
  firstAfterMs: 5000,
  work: makeDaily,
};

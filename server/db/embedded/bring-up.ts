import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { databaseFaults } from '../../../domain/messages/en/operator.ts';
import { codeOf } from '../../core/error-code.ts';
import { StartFault } from '../../core/start-steps.ts';
import type { DatabaseConnection } from '../../config/connection.ts';
import { letSuperuserIn } from './access-file.ts';
import { platformName } from './binaries.ts';
import { tryHold, type HoldAttempt } from './holder-lock.ts';
import { launch, lockedExitCode, readSettingsAgain, type Launch } from './postmaster.ts';
import { findPostmaster, type Postmaster } from './process-table.ts';
import { currentUserName, giveTo } from './runner.ts';
import { lastFault, setLongLogAside, sizeOf } from './server-log.ts';
import { freePort, makeSocketDir, removeLeftSocketDir, removeSocketDir } from './socket-folder.ts';

export interface Place extends Omit<Launch, 'at'> {
  dataDir: string;
  identity: { user: string; database: string; password: string };
  /** A socket folder to use again, so that known connections stay valid. */
  at?: Launch['at'];
}

export interface Running {
  /** Holds the lock: the database belongs to this process as long as this connection lives. */
  client: pg.Client;
  connection: DatabaseConnection;
  pid: number;
  /** Whether it was running before. */
  adopted: boolean;
}

/** A child that was launched here, and how it ended. */
interface Child {
  pid: number | undefined;
  /** Where its part of the log begins. */
  logStart: number;
  ended?: number | NodeJS.Signals | 'not found';
}

/** Milliseconds. A holder that still lives may be the one that is just stopping, before a restart. */
const patience = { busy: 600_000, silent: 60_000, holder: 2_000, killedHolder: 5_000, locked: 30_000 };

/** Makes the server run, as a new process or the one that is there, and takes its lock. */
export async function bringUp(place: Place): Promise<Running> {
  const known = place.at;
  const removeUnused = (used?: string) => {
    const made = known ? undefined : place.at?.socketDir;
    if (made !== used) removeSocketDir(made);
  };
  try {
    const running = await launchOrAdopt(place);
    removeUnused(running.connection.host);
    return running;
  } catch (error) {
    removeUnused();
    throw error;
  }
}

async function launchOrAdopt(place: Place): Promise<Running> {
  const begun = performance.now();
  let child: Child | undefined;
  for (;;) {
    const found = findPostmaster(place.clusterDir);
    const attempt = found ? await hold(place, found) : undefined;
    if (found && attempt?.result === 'held') {
      const { pid } = found;
      return { client: attempt.client, connection: connectionTo(place, found), pid, adopted: pid !== child?.pid };
    }
    const waited = performance.now() - begun;
    if (found && attempt) checkPatience(place.dataDir, found, attempt, waited);
    else if (child?.ended !== undefined) checkEnd(place, child, waited);
    if (!found && (!child || child.ended !== undefined)) child = await start(place);
    await wait(attempt ? 50 : 20);
  }
}

/** A cluster that was put back from a backup may want another password than ours: then the superuser is let in once. */
async function hold(place: Place, found: Postmaster): Promise<HoldAttempt> {
  try {
    return await tryHold(connectionTo(place, found));
  } catch (error) {
    const isWrongPassword = codeOf(error) === '28P01';
    // Anyone who can write this file owns the cluster. A server that has just been told reads it in a moment.
    if (!isWrongPassword) throw error;
    letSuperuserIn(place);
    await readSettingsAgain(place);
    return { result: 'not yet', busy: false };
  }
}

async function start(place: Place): Promise<Child> {
  removeLeftSocketDir(place.clusterDir, place.at?.socketDir);
  const at = (place.at ??= { socketDir: makeSocketDir(), port: await freePort() });
  if (at.socketDir) giveTo(place.runner, at.socketDir);
  // Not of one that lives: it would write on into the file under its other name.
  setLongLogAside(place.logFile);
  const logStart = sizeOf(place.logFile);
  const started = launch({ ...place, at });
  const child: Child = { pid: started.pid, logStart };
  started.on('exit', (code, signal) => {
    // On Windows the launched program ends well, and leaves the server.
    if (code !== 0 || process.platform !== 'win32') child.ended = code ?? signal ?? 0;
  });
  started.on('error', () => {
    child.ended = 'not found';
  });
  return child;
}

export function connectionTo({ identity }: Place, { socketDir, port }: Postmaster): DatabaseConnection {
  return { ...identity, host: socketDir || '127.0.0.1', port };
}

function checkPatience(dataDir: string, { pid }: Postmaster, attempt: HoldAttempt, waited: number) {
  if (attempt.result === 'held') return;
  const limit = attempt.result === 'taken' ? patience.holder : patience.killedHolder;
  if (attempt.holder && waited > limit) throw new StartFault(databaseFaults.inUse(dataDir, attempt.holder));
  if (attempt.result === 'taken') return;
  if (waited > (attempt.busy ? patience.busy : patience.silent))
    throw new StartFault(databaseFaults.noAnswer(pid, dataDir));
}

/** What PostgreSQL says of files of its own that another start does not mend. */
const damage =
  /pg_control|control file|database files are incompatible|invalid checkpoint|valid checkpoint record|incorrect checksum|invalid data in file|could not locate/i;

/** The files of the tables may be whole, but not what says which of their changes were finished. */
const damagedLog = /checkpoint record|pg_wal/i;

/** A launched server ended: it lost a race and may be tried again, or there is a reason to tell. */
function checkEnd(place: Place, { ended, logStart }: Child, waited: number) {
  if (ended === lockedExitCode) {
    if (waited > patience.locked) throw new StartFault(databaseFaults.inUseElsewhere(place.dataDir));
    return;
  }
  if (ended === 127 || ended === 'not found') throw new StartFault(databaseFaults.binariesDoNotRun(platformName));
  const reason = lastFault(place.logFile, logStart) ?? `it ended with ${ended}`;
  if (/No space left on device/i.test(reason)) throw new StartFault(databaseFaults.diskFull(place.dataDir));
  if (/Permission denied|wrong ownership/i.test(reason))
    throw new StartFault(databaseFaults.notOurs(place.clusterDir, currentUserName()));
  if (damagedLog.test(reason)) throw new StartFault(databaseFaults.damagedLog(place.clusterDir, reason));
  if (damage.test(reason)) throw new StartFault(databaseFaults.damaged(place.clusterDir, reason));
  throw new StartFault(databaseFaults.startFailed(reason, place.logFile));
}

import type { Config } from '../config/config.ts';
import { createPool } from '../db/connect.ts';
import type { DatabasePool, PoolTarget } from '../db/connect.ts';
import { ownerTargetOf, targetOf } from '../db/database-target.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import { hasExcessRights } from '../db/application-rights.ts';
import { letApplicationIn } from '../db/application-role.ts';
import { startEmbedded } from '../db/embedded.ts';
import type { Embedded } from '../db/embedded.ts';
import type { Announced } from '../db/embedded/holder-lock.ts';
import { overwriteLog } from '../db/embedded/overwrite-log.ts';
import { forLongWork } from '../db/pooled-database.ts';
import type { DatabaseQueue } from '../db/pooled-database.ts';
import { migrate } from '../db/migrate.ts';
import { addMissingQuestions } from '../db/missing-questions.ts';
import { refuseUnknownWords } from '../db/stored-words.ts';
import { ensureFirstAdmin } from '../features/accounts/sign-in/first-admin.ts';
import type { FirstAdmin } from '../features/accounts/sign-in/first-admin.ts';
import { askDatabase } from '../features/system/health/health.queries.ts';
import { watchPools } from '../db/pool-figures.ts';
import { describeFault, isTlsFault } from '../core/fault-description.ts';
import { asDatabaseUrlFault } from '../config/known-start-faults.ts';
import type { Log } from '../observability/log/log.ts';
import { refuseKeyInDatabase } from '../security/encryption/key-beside-database.ts';
import { loadCipher } from '../security/encryption/load-cipher.ts';
import { encryptEarlier } from '../security/encryption/encrypt-earlier.ts';
import type { Services } from '../features/services.ts';
import { longestStopOf } from './exit-with-parent.ts';
import type { OnStep } from '../core/start-steps.ts';
import type { Shutdown } from './shutdown.ts';

export interface PrepareOptions {
  log: Log;
  onStep: OnStep;
  /** Called at once when the start has made the file with the data key: nothing may keep its operator from a copy. */
  onKeyMade: (path: string) => void;
  /** Called at once when the start has made one: their password is stored nowhere, and what follows may fail. */
  onFirstAdmin: (admin: FirstAdmin) => void;
  /** Aborted when a stop is wanted while the start is still under way. */
  stopping: AbortSignal;
}

/** What serving needs that does not listen yet. */
export type Needs = Pick<Services, 'db' | 'config' | 'log' | 'cipher' | 'now' | 'databaseNow'>;

interface PreparedDatabase {
  needs: Needs;
  queue: DatabaseQueue;
  /** Where other processes of this server find it. */
  target: PoolTarget;
  /** Tells a second start on the same folder where this one is reached, and when it is stopping. */
  announce(news: Announced): Promise<void>;
}

/** Connections of one process at most. More are slower: on two cores 8 write 15 % more than 20, and wait half as long at worst. */
export function poolSizeOf({ workers }: Pick<Config, 'workers'>): number {
  return Math.max(4, Math.min(8, Math.floor(48 / workers)));
}

/** Beside them, for statistics and jobs. */
const longConnections = 5;

/** For the holder of the embedded database, its commands, and programs that repair something. */
const spareConnections = 20;

/** Database, tables, keys and first admin, once for all the processes of this server. */
export async function prepareDatabase(
  config: Config,
  { log, onStep, onKeyMade, onFirstAdmin, stopping }: PrepareOptions,
  shutdown: Shutdown,
): Promise<PreparedDatabase> {
  refuseKeyInDatabase(config);
  const embedded = config.databaseUrl === undefined ? await startDatabase() : undefined;
  stopping.throwIfAborted();

  const target = embedded ? { connection: embedded.application } : targetOf(config);
  const owner = embedded ? { connection: embedded.connection } : ownerTargetOf(config);
  const preparing = createPool(owner, preparingPool);
  shutdown.add('preparing pool', preparing.close);
  await migrate(preparing.pool, { onStep }).catch((error: unknown) => {
    if (!('connectionString' in owner)) throw error;
    // The sentence says what to do; a system that watches the log finds the event.
    if (error instanceof Error && isTlsFault(error))
      log.error({ event: 'tls_failed', to: 'database', fault: describeFault(error) });
    throw asDatabaseUrlFault(error, owner);
  });
  await letApplicationIn(preparing.pool, target);
  await addMissingQuestions(preparing.db);
  await refuseUnknownWords(preparing.db);
  stopping.throwIfAborted();

  const { db, queue, close } = openApplicationPool(target, config, log);
  shutdown.add('pool', close);

  // No one is served yet: a start on a busy machine waits longer for a connection than a call may.
  const patient = forLongWork(db);
  if (await hasExcessRights(patient)) log.warn({ event: 'database_role_powerful' });

  const now = () => new Date();
  const { cipher, madeFile } = await loadCipher({ db: patient, config, now });
  if (madeFile !== undefined) onKeyMade(madeFile);
  stopping.throwIfAborted();
  const clearLog = embedded && (() => overwriteLog(embedded.superuser));
  await encryptEarlier({ db: preparing.db, cipher }, { onStep, stopping, clearLog });
  stopping.throwIfAborted();

  const databaseNow = () => readDatabaseClock(db);
  const needs = { db, config, log, cipher, now, databaseNow };
  const firstAdmin = await ensureFirstAdmin({ ...needs, db: patient });
  if (firstAdmin) onFirstAdmin(firstAdmin);
  // It has served: from here on not even a worker has it.
  config.adminPassword = undefined;
  stopping.throwIfAborted();
  const announce = async (news: Announced) => embedded?.announce(news);
  return { needs, queue, target, announce };

  async function startDatabase(): Promise<Embedded> {
    const settings = {
      max_connections: String((poolSizeOf(config) + longConnections) * config.workers + spareConnections),
    };
    const stopPatience = AbortSignal.any([AbortSignal.timeout(longestStopOf(config) * 1000), stopping]);
    const started = await startEmbedded({ dataDir: config.dataDir, log, onStep, settings, stopPatience });
    shutdown.addLasting('database', ({ hurry }) => started.stop(hurry));
    return started;
  }
}

/** For a start: tables and what an upgrade encrypts may take long, and no one is served yet. */
const preparingPool = {
  max: 2,
  applicationName: 'evenkeel-start',
  statementTimeoutMs: 15_000,
  acquireTimeoutMs: 5000,
  silenceMs: 3_600_000,
};

/**
 * For calls: together less than the two seconds in which each is answered. The server ends a statement that is slow, we
 * end the connection of one about which we hear nothing.
 */
const callLimits = {
  statementTimeoutMs: 1300,
  silenceMs: 1500,
  acquireTimeoutMs: 1100,
  // While it answers, a crowd has its turn.
  queueTimeoutMs: 10_000,
  standstillMs: 3000,
};

/** For statistics and jobs: what is known to take seconds on a large database. */
const longLimits = {
  max: longConnections,
  statementTimeoutMs: 15_000,
  silenceMs: 15_500,
  beginMs: 1000,
  acquireTimeoutMs: 5000,
  // Nothing but the database is waited for in a transaction, however long a job takes.
  standstillMs: 5000,
  isPatient: true,
};

/** The connections of one process that serves. Returned are those for calls; see `forLongWork` for the others. */
export function openApplicationPool(target: PoolTarget, config: Config, log: Log): DatabasePool {
  const calls = createPool(target, { max: poolSizeOf(config), applicationName: 'evenkeel', ...callLimits, log });
  const { watch } = calls;
  const long = createPool(target, { applicationName: 'evenkeel-long', ...longLimits, watch, log });
  watch.askWith(() => askDatabase(calls.db));
  calls.db.longWork = long.db;
  watchPools({ calls, long });
  const close = async () => {
    await long.close();
    await calls.close();
  };
  return { ...calls, close };
}

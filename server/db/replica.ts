import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import { describeFault } from '../http/fault-description.ts';
import type { Log } from '../log/log.ts';
import { openPool } from './connect.ts';
import { forLongWork } from './long-work.ts';
import type { Database } from './schema.ts';

/** Reads at one moment, and nothing else. */
type Snapshot = <T>(work: (db: Transaction<Database>) => Promise<T>) => Promise<T>;

/** A copy of the database that follows it, for readings that may be some seconds late and cost something. */
export interface Replica {
  snapshot: Snapshot;
  close(): Promise<void>;
}

/** Milliseconds in which a replica that failed is left in peace. */
const restMs = 10_000;

export function inSnapshot(db: Kysely<Database>): Snapshot {
  return (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/**
 * Reads on the replica; whatever fails there is read on `db`, and for a while everything: a replica may be away,
 * restarting, or a migration behind. One line in the log for each time that it fails.
 */
export function openReplica(connectionString: string, { db, log }: { db: Kysely<Database>; log: Log }): Replica {
  const { db: copy, close } = openPool(
    { connectionString },
    { max: 4, applicationName: 'evenkeel', statementTimeoutMs: 15_000, acquireTimeoutMs: 700, beginMs: 700, log },
  );
  let awayUntil = -Infinity;
  const snapshot: Snapshot = async (work) => {
    if (performance.now() < awayUntil) return inSnapshot(forLongWork(db))(work);
    try {
      return await inSnapshot(copy)(work);
    } catch (error) {
      // A refusal of ours would be the same there.
      if (error instanceof AppError) throw error;
      awayUntil = performance.now() + restMs;
      log.warn({ event: 'replica_failed', fault: describeFault(error) });
      return inSnapshot(forLongWork(db))(work);
    }
  };
  return { snapshot, close };
}

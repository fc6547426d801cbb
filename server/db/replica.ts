import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../core/app-error.ts';
import { describeFault } from '../core/fault-description.ts';
import type { Log } from '../observability/log/log.ts';
import { createPool } from './connect.ts';
import type { DatabaseTarget } from './database-target.ts';
import { forLongWork } from './pooled-database.ts';
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

/** Milliseconds after which a reading that the replica has not answered is read on the database as well. */
const patience = 1000;

export function inSnapshot(db: Kysely<Database>): Snapshot {
  return (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/**
 * Reads on the replica; whatever fails there, or hangs, is read on `db`, and for a while everything: a replica may be
 * away, restarting, or a migration behind. One line in the log for each time that it fails. What reads may run twice.
 */
export function openReplica(target: DatabaseTarget, { db, log }: { db: Kysely<Database>; log: Log }): Replica {
  const { db: copy, close } = createPool(target, {
    max: 4,
    applicationName: 'evenkeel',
    statementTimeoutMs: 15_000,
    acquireTimeoutMs: 700,
    beginMs: 700,
    log,
  });
  let awayUntil = -Infinity;
  const rest = (error: unknown) => {
    awayUntil = performance.now() + restMs;
    log.warn({ event: 'replica_failed', fault: describeFault(error) });
  };
  const snapshot: Snapshot = async (work) => {
    const readHere = () => inSnapshot(forLongWork(db))(work);
    if (performance.now() < awayUntil) return readHere();
    const there = inSnapshot(copy)(work);
    try {
      return await beforeLate(there);
    } catch (error) {
      // A refusal of ours would be the same there.
      if (error instanceof AppError) throw error;
      if (error instanceof ReplicaLate) return earlier(there, readHere(), () => rest(error));
      rest(error);
      return readHere();
    }
  };
  return { snapshot, close };
}

/** Not said to anyone but the log. */
class ReplicaLate extends Error {
  override readonly name = 'ReplicaLate';
}

async function beforeLate<T>(reading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ReplicaLate('the replica does not answer in time')), patience);
  try {
    return await Promise.race([reading, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What either answers first: a reading that takes long may still be quicker where it began. Where both fail it is the
 * database's own fault that counts.
 */
async function earlier<T>(there: Promise<T>, here: Promise<T>, onFirstHere: () => void): Promise<T> {
  const fromHere = here.then((value) => ({ value, isHere: true }));
  const fromThere = there.then((value) => ({ value, isHere: false }));
  const { value, isHere } = await Promise.any([fromThere, fromHere]).catch(() => fromHere);
  if (isHere) onFirstHere();
  return value;
}

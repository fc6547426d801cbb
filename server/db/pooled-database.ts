import { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What waits for a connection of this process. */
export interface DatabaseQueue {
  /** Connections at most. */
  size: number;
  /** Statements, transactions and questions of a batch that wait for one now. */
  waiting(): number;
  /** Milliseconds for which each of them has a connection, of late. */
  meanMs(): number;
  /** Milliseconds that it may be waited for one while the database is silent. */
  acquireTimeoutMs: number;
  /** Whether the database does not answer, so that it is no use to wait longer. */
  isSilent(): boolean;
}

/** The database as a pool of ours reaches it, with what its work has in common. */
export class PooledDatabase extends Kysely<Database> {
  queue?: DatabaseQueue;
  /** The same with the limits of long work, where connections were set apart for it. */
  longWork?: Kysely<Database>;
  /** The batches that ask it, and how many of their questions wait for a connection beside those that its pool knows of. */
  readonly batches: { readonly waiting: number }[] = [];
}

export const queueOf = (db: Kysely<Database>): DatabaseQueue | undefined =>
  db instanceof PooledDatabase ? db.queue : undefined;

/** The same database with the limits of long work: statistics and jobs. `db` itself where nothing was set apart. */
export const forLongWork = (db: Kysely<Database>): Kysely<Database> =>
  (db instanceof PooledDatabase && db.longWork) || db;

/**
 * How many may wait for each connection before no more are let in, however quick they are: each that waits holds a request
 * in memory, some 40 KB with all that belongs to it.
 */
const waitingPerConnection = 125;

/** So many may wait in any case: a statement takes a millisecond or two, and one that held long is no measure. */
const leastPerConnection = 25;

/**
 * Milliseconds that the last one may wait for a connection, by what they were in use of late. A call waits several times, and
 * the longest, a registration, ten: so that it is answered within ten seconds.
 */
const longestTurnMs = 1000;

/** How many may wait before no more are let in. */
export function mostWaiting({ size, meanMs }: DatabaseQueue): number {
  const inTime = longestTurnMs / meanMs();
  return Math.floor(size * Math.min(waitingPerConnection, Math.max(leastPerConnection, inTime)));
}

import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../observability/log/log.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { createTurns } from './connection-turns.ts';
import { hostsOf } from './database-target.ts';
import { isPooled } from '../config/database-url.ts';
import type { DatabaseTarget } from './database-target.ts';
import { FailoverPool } from './failover-pool.ts';
import { PooledDatabase } from './pooled-database.ts';
import type { DatabaseQueue } from './pooled-database.ts';
import { withStatementNames } from './statement-names.ts';
import { StatementWatch } from './statement-watch.ts';
import { endUnsafe } from './unsafe-connections.ts';
import { codeOf } from '../core/error-code.ts';

export type PoolTarget = { connection: DatabaseConnection } | DatabaseTarget;

export interface PoolOptions {
  /** Connections at most. */
  max: number;
  /** Names this program among the server's sessions. */
  applicationName: string;
  /** 0 means without end. */
  statementTimeoutMs: number;
  /** How long it may take until a new connection has come about; also how long one waits for another's while the database is silent. */
  acquireTimeoutMs?: number;
  /** How long one waits for a connection that others have, while the database answers. */
  queueTimeoutMs?: number;
  /** How long a transaction may stand still before the server ends it, with its locks. */
  standstillMs?: number;
  /** What a statement may take before its connection is ended here; by default a little more than the server lets it. */
  silenceMs?: number;
  /** The same for the beginning of a transaction. */
  beginMs?: number;
  /** For long work: it is not what says that the database is silent. */
  isPatient?: boolean;
  /** That of another pool to the same database. */
  watch?: StatementWatch;
  log?: Log;
}

export interface DatabasePool {
  db: PooledDatabase;
  pool: pg.Pool;
  queue: DatabaseQueue;
  watch: StatementWatch;
  /** Waits for the queries under way. */
  close(): Promise<void>;
}

/** A statement of a command, which no one waits for in front of a page. */
const longestSilence = 3_600_000;

/** What the server needs to say that it has ended a statement itself. */
const serversLead = 200;

/** Opens a pool; a connection is made with the first query, which fails when there is none in time. */
export function createPool(
  target: PoolTarget,
  { max, applicationName, statementTimeoutMs, acquireTimeoutMs = 10_000, log, ...options }: PoolOptions,
): DatabasePool {
  const {
    standstillMs = 60_000,
    silenceMs = statementTimeoutMs === 0 ? longestSilence : statementTimeoutMs + serversLead,
    beginMs = silenceMs,
    isPatient = false,
    queueTimeoutMs = acquireTimeoutMs,
    watch = new StatementWatch(),
  } = options;
  const pooled = 'connectionString' in target && isPooled(target.connectionString);
  const pool = openPool(target, {
    max,
    application_name: applicationName,
    // PgBouncer takes no settings of a session; deploy/cluster/pgbouncer.ini has its own.
    ...(!pooled && {
      statement_timeout: statementTimeoutMs || false,
      idle_in_transaction_session_timeout: standstillMs,
    }),
    connectionTimeoutMillis: acquireTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: parserFor },
  });
  // An idle connection that breaks would otherwise end the process; the pool makes a new one by itself.
  pool.on('error', (error) => {
    // One that we are closing may hear first that the server stops.
    if (!pool.ending) log?.warn({ event: 'connection_lost', code: codeOf(error) ?? error.name });
  });
  // The same for a connection in use: its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  endUnsafe(pool);
  const turns = createTurns({ size: max, queueTimeoutMs });
  const watched = watch.over(pool, { silenceMs, beginMs, acquireTimeoutMs, isPatient }, turns);
  const db = new PooledDatabase({
    dialect: new PostgresDialect({ pool: pooled ? watched : withStatementNames(watched) }),
  });
  const close = async () => {
    await db.destroy();
    if (!options.watch) watch.stop();
    // Kysely leaves alone a pool that it has not used.
    if (!pool.ended) await pool.end();
  };
  const queue: DatabaseQueue = {
    size: max,
    waiting: () => db.batches.reduce((sum, { waiting }) => sum + waiting, turns.waiting() + pool.waitingCount),
    meanMs: turns.meanMs,
    acquireTimeoutMs,
    isSilent: () => watch.isSilent(),
  };
  db.queue = queue;
  return { db, pool, queue, watch, close };
}

function openPool(target: PoolTarget, options: pg.PoolConfig & { connectionTimeoutMillis: number }): pg.Pool {
  if ('connection' in target) return new pg.Pool({ ...options, ...target.connection, ssl: false });
  const hosts = hostsOf(target);
  if (hosts.size > 1 || hosts.wanted !== 'any') return new FailoverPool(options, hosts);
  return new pg.Pool({ ...options, ...hosts.current() });
}

const oid = { int8: 20, numeric: 1700, date: 1082, dateList: 1182, int8List: 1016, textList: 1009 };

/**
 * A day stays the text `YYYY-MM-DD`: as a Date it would be the day before for anyone west of it. Counts and sums
 * are numbers here, far below 2^53. The rest, instants as Date among it, is parsed as pg does.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, (text) => text],
  [oid.dateList, pg.types.getTypeParser(oid.textList)],
  [oid.int8List, (text) => listOfText(text).map(Number)],
]);

const listOfText: (text: string) => string[] = pg.types.getTypeParser(oid.textList);

// pg asks in text or binary format; only text is used here.
const parserFor: typeof pg.types.getTypeParser = (id: number, format?: unknown) =>
  (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id);

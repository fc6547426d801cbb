import pg from 'pg';
import { databaseFaults, holderName } from '../../../domain/messages/en/operator.ts';
import { withClient } from '../with-client.ts';
import { isAlive } from './process-table.ts';
import { codeOf } from '../../core/error-code.ts';

/**
 * One process owns an embedded database: the one whose connection holds this advisory lock. The lock ends with its
 * holder, however that ends, so a server without a holder is an orphan that the next start may adopt.
 */
const lockKey = 7_233_001;
const prefix = 'evenkeel';
const stoppingWord = 'stopping';

/** What a holder tells of itself. */
export interface Announced {
  /** Where it is reached, once it is. */
  address?: string | undefined;
  isStopping?: boolean;
}

export type HoldAttempt =
  | { result: 'held'; client: pg.Client }
  | { result: 'taken'; holder: string }
  /** Busy: starting or recovering, which may take minutes. Otherwise it should answer soon. */
  | { result: 'not yet'; busy: boolean; holder?: string };

const busyCode = '57P03';
/** Codes of a server that is not yet there, stopping, restarting or full. */
const passingCodes = new Set(['57P01', '57P02', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

export async function tryHold(connection: pg.ClientConfig): Promise<HoldAttempt> {
  const client = new pg.Client({
    ...connection,
    application_name: `${prefix} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a server that ends would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
    if (rows[0]?.held) return { result: 'held', client };
    const holder = await describeHolder(client);
    await client.end();
    return holder;
  } catch (error) {
    void client.end().catch(() => undefined);
    const code = codeOf(error) ?? '';
    const reason = error instanceof Error ? error.message : String(error);
    if (code === busyCode) return { result: 'not yet', busy: true };
    if (passingCodes.has(code) || /terminated|timeout|ended/i.test(reason)) return { result: 'not yet', busy: false };
    throw error;
  }
}

/** Whether another process holds the server of this connection. */
export async function isHeld(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and objid = $1::bigint::oid`,
    [lockKey],
  );
  return rows.length > 0;
}

/** Lets a second start name the address of this one, and know that it has only to wait. */
export async function announceHolder(client: pg.Client, { address, isStopping }: Announced): Promise<void> {
  // PostgreSQL keeps 63 bytes of it.
  const words = [prefix, process.pid, ...(isStopping ? [stoppingWord] : []), ...(address ? [address] : [])];
  await client.query("select set_config('application_name', $1, false)", [words.join(' ')]);
}

interface Holder {
  name: string;
  /** Undefined where it has not said who it is. */
  pid?: number;
  isStopping: boolean;
}

async function findHolder(client: pg.Client): Promise<Holder> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objid = $1::bigint::oid and a.datname = current_database()`,
    [lockKey],
  );
  const [, pid, stopping, address] = /^evenkeel (\d+)( stopping)? ?(.*)$/.exec(rows[0]?.name ?? '') ?? [];
  if (pid === undefined) return { name: databaseFaults.unknownHolder, isStopping: false };
  return { name: holderName(pid, address), pid: Number(pid), isStopping: stopping !== undefined };
}

async function describeHolder(client: pg.Client): Promise<HoldAttempt> {
  const { name: holder, pid } = await findHolder(client);
  // The server frees the lock of a killed holder a moment after its death. (Or the holder is in another container.)
  const isThere = pid === undefined || isAlive(pid);
  return isThere ? { result: 'taken', holder } : { result: 'not yet', busy: false, holder };
}

/** Names the process that holds the server and has said that it is stopping. Undefined where there is none, or no one answers. */
export async function findStoppingHolder(connection: pg.ClientConfig): Promise<string | undefined> {
  const asked = withClient({ ...connection, connectionTimeoutMillis: 5000, query_timeout: 5000 }, findHolder);
  const holder = await asked.catch(() => undefined);
  return holder?.isStopping ? holder.name : undefined;
}

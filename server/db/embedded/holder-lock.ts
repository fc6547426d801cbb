import pg from 'pg';
import { databaseFaults, holderName } from '../../../domain/messages/en/operator.ts';
import { isAlive } from './process-table.ts';

/**
 * One process owns an embedded database: the one whose connection holds this advisory lock. The lock ends with its
 * holder, however that ends, so a server without a holder is an orphan that the next start may adopt.
 */
const lockKey = 7_233_001;
const prefix = 'evenkeel';

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
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
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

/** Lets a second start name the address of this one. */
export async function announceHolder(client: pg.Client, address: string): Promise<void> {
  // PostgreSQL keeps 63 bytes of it.
  await client.query("select set_config('application_name', $1, false)", [`${prefix} ${process.pid} ${address}`]);
}

async function describeHolder(client: pg.Client): Promise<HoldAttempt> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objid = $1::bigint::oid and a.datname = current_database()`,
    [lockKey],
  );
  const [, pid, address] = /^evenkeel (\d+) ?(.*)$/.exec(rows[0]?.name ?? '') ?? [];
  if (pid === undefined) return { result: 'taken', holder: databaseFaults.unknownHolder };
  const holder = holderName(pid, address);
  // The server frees the lock of a killed holder a moment after its death. (Or the holder is in another container.)
  return isAlive(Number(pid)) ? { result: 'taken', holder } : { result: 'not yet', busy: false, holder };
}

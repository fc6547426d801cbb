import { createHash } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { backupFaults } from '../../../domain/messages/en/backups.ts';
import { readApplied, snapshotLock } from '../../db/migrate.ts';
import { StartFault } from '../../core/start-steps.ts';
import { columnList, findSequences, findTables } from './catalog.queries.ts';
import type { StoredTable } from './catalog.queries.ts';
import { frame } from './frames.ts';
import type { Begin } from './frames.ts';

/** However the database is set up, a value is written in one way only. */
const asText = [
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local client_encoding = 'UTF8'`,
  // A table that another one reads too would otherwise begin in its middle.
  `set local synchronize_seqscans = off`,
  `set local statement_timeout = 0`,
  `set local idle_in_transaction_session_timeout = 0`,
];

export const inOneWay = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of asText) await client.query(statement);
};

/**
 * The whole database as it stands at one moment, while others go on writing. Frames as `frames.ts` says. Where it is not read
 * to its end, the connection is to be closed. `onProgress` is told the share that is done.
 */
export async function* readSnapshot(
  client: pg.ClientBase,
  onProgress: (share: number) => void,
): AsyncGenerator<Buffer> {
  const tables = await beginSnapshot(client);
  yield frame('B', await beginOf(client, tables));
  const sizes = await findSizes(client);
  const total = Math.max(
    1,
    sizes.values().reduce((sum, size) => sum + size, 0),
  );
  const whole = createHash('sha256');
  let [rows, done] = [0, 0];
  for (const table of tables) {
    const end = yield* readTable(client, table);
    rows += end.rows;
    whole.update(end.sha256, 'hex');
    done += sizes.get(table.name) ?? 0;
    onProgress(done / total);
  }
  yield frame('F', { tables: tables.length, rows, sha256: whole.digest('hex') });
  await client.query('commit');
}

/**
 * The tables are locked before the moment that is shown: one that was written again by a change of its columns in between would
 * seem empty. Migrations wait until the backup has ended, no one else does.
 */
async function beginSnapshot(client: pg.ClientBase): Promise<StoredTable[]> {
  const known = await findTables(client);
  if (known.length === 0) throw new StartFault(backupFaults.noTables);
  await client.query('begin isolation level repeatable read, read only');
  await inOneWay(client);
  await client.query(`lock table ${known.map(({ name }) => escapeIdentifier(name)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock_shared($1) as held', [
    snapshotLock,
  ]);
  const tables = await findTables(client);
  const isSame = tables.map(({ name }) => name).join() === known.map(({ name }) => name).join();
  if (!rows[0]?.held || !isSame) throw new StartFault(backupFaults.migrating);
  return tables;
}

async function beginOf(client: pg.ClientBase, tables: StoredTable[]): Promise<Begin> {
  const schema = await readApplied(client);
  const hasKeys = tables.some(({ name }) => name === 'data_keys');
  const { rows } = await client.query<{ now: Date; keys: string[] }>(
    `select now(), ${hasKeys ? `array(select encode(id, 'hex') from data_keys order by number)` : `'{}'::text[]`} as keys`,
  );
  const madeAt = (rows[0]?.now ?? new Date()).toISOString();
  return { madeAt, schema, keys: rows[0]?.keys ?? [], tables, sequences: await findSequences(client) };
}

async function findSizes(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; size: string }>(
    `select relname as name, pg_table_size(oid)::text as size from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  return new Map(rows.map(({ name, size }) => [name, Number(size)]));
}

async function* readTable(
  client: pg.ClientBase,
  table: StoredTable,
): AsyncGenerator<Buffer, { rows: number; sha256: string }> {
  yield frame('T', { name: table.name });
  const digest = createHash('sha256');
  let rows = 0;
  for await (const chunk of copyOut(client, table)) {
    digest.update(chunk);
    rows += countRows(chunk);
    yield frame('D', chunk);
  }
  const end = { rows, sha256: digest.digest('hex') };
  yield frame('E', end);
  return end;
}

/** The rows of a table as text. */
export const copyOut = (client: pg.ClientBase, table: StoredTable): AsyncIterable<Buffer> =>
  client.query(copyTo(`copy ${escapeIdentifier(table.name)} (${columnList(table)}) to stdout`));

const lineEnd = 0x0a;

/** Line ends within a value are written as `\n`, so that each row is one line. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) rows += 1;
  return rows;
}

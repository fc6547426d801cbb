import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier } from 'pg';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { restoreFaults } from '../../../domain/messages/en/backups.ts';
import { applyMigration, migrationLock } from '../../db/migrate.ts';
import type { Migration } from '../../db/migrate.ts';
import { StartFault } from '../../core/start-steps.ts';
import { columnList, findAnything, findForeignKeys, findTables, findTablesWithTriggers } from './catalog.queries.ts';
import type { ForeignKey, StoredTable } from './catalog.queries.ts';
import type { Begin } from './frames.ts';
import type { BackupReader } from './read-backup.ts';
import { copyOut, inOneWay } from './snapshot.queries.ts';

/** Throws a StartFault where there is anything in the database. */
export async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const found = await findAnything(client);
  if (found !== undefined) throw new StartFault(restoreFaults.notEmpty(found));
}

/**
 * All of it in one transaction: a restore that ends early has changed nothing. Where it throws, the connection is to be
 * closed, which undoes what was done.
 */
export async function inOneTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  await inOneWay(client);
  // A server that starts meanwhile waits, and finds tables.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await refuseUnlessEmpty(client);
  const result = await work();
  await client.query('commit');
  return result;
}

/** The rows of one table on their way in. */
class RowsIn {
  readonly #stream: ReturnType<typeof copyFrom>;
  readonly #failed: Promise<never>;

  constructor(client: pg.ClientBase, table: StoredTable) {
    this.#stream = client.query(
      copyFrom(`copy ${escapeIdentifier(table.name)} (${columnList(table)}) from stdin with (freeze)`),
    );
    this.#failed = new Promise((_resolve, reject) => void this.#stream.once('error', reject));
    this.#failed.catch(() => undefined);
  }

  async write(content: Buffer): Promise<void> {
    await Promise.race([this.#stream.write(content) || once(this.#stream, 'drain'), this.#failed]);
  }

  async end(): Promise<void> {
    this.#stream.end();
    await Promise.race([finished(this.#stream), this.#failed]);
  }
}

/**
 * Makes the tables by our own migrations and fills them. No statement is taken from the file, and no name: each has to be
 * that of a table, column or sequence that is there already.
 */
export function createLoader(client: pg.ClientBase, migrations: readonly Migration[]): BackupReader {
  let tables = new Map<string, StoredTable>();
  let foreignKeys: ForeignKey[] = [];
  let triggered: string[] = [];
  let sequences: Begin['sequences'] = [];
  let left = 0;
  let rows: RowsIn | undefined;
  return {
    async begin(begin) {
      for (const migration of migrations) await applyMigration(client, migration);
      if (begin.tables.some(({ name }) => name === 'unsealed_values')) await client.query(unfinishedUpgrade);
      tables = new Map((await findTables(client)).map((table) => [table.name, table]));
      await dropOthers(client, tables, begin);
      for (const { name, columns } of begin.tables) await adaptTable(client, tables.get(name), { name, columns });
      foreignKeys = await findForeignKeys(client);
      for (const { table, name } of foreignKeys)
        await client.query(`alter table ${escapeIdentifier(table)} drop constraint ${escapeIdentifier(name)}`);
      triggered = await findTablesWithTriggers(client);
      for (const name of triggered) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
      // What the migrations have put in comes with the file, as it has become.
      await client.query(`truncate ${begin.tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
      sequences = begin.sequences;
      left = begin.tables.length;
    },
    async table(name) {
      const table = tables.get(name);
      if (!table) throw new StartFault(restoreFaults.unknownTable(name));
      rows = new RowsIn(client, table);
    },
    async rows(content) {
      await rows?.write(content);
    },
    async tableEnd() {
      await rows?.end();
      left -= 1;
      if (left === 0) await finish();
    },
  };

  async function finish(): Promise<void> {
    for (const { table, name, definition } of foreignKeys)
      await client.query(
        `alter table ${escapeIdentifier(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
      );
    for (const name of triggered) await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
    for (const { name, last } of sequences) {
      const { rowCount } = await client.query(
        `select setval(pg_class.oid, $2) from pg_class
         where relname = $1 and relkind = 'S' and relnamespace = current_schema()::regnamespace`,
        [name, last],
      );
      if (rowCount !== 1) throw new StartFault(restoreFaults.unknownTable(name));
    }
  }
}

/** As migrations 005 and 152 make it: it is there as long as an upgrade from an earlier version has not ended. */
const unfinishedUpgrade = `create table if not exists unsealed_values (
  number bigint generated always as identity primary key,
  table_name text not null,
  column_name text not null,
  row_key text[] not null,
  value text not null
) with (autovacuum_enabled = false, toast.autovacuum_enabled = false)`;

/** What an upgrade removes by itself once it has served, and had removed where the backup comes from. */
async function dropOthers(client: pg.ClientBase, tables: Map<string, StoredTable>, begin: Begin): Promise<void> {
  const known = new Set(begin.tables.map(({ name }) => name));
  for (const name of tables.keys()) if (!known.has(name)) await client.query(`drop table ${escapeIdentifier(name)}`);
}

/** The columns have to be the same, and may be empty where they were. */
async function adaptTable(
  client: pg.ClientBase,
  here: StoredTable | undefined,
  { name, columns }: StoredTable,
): Promise<void> {
  const names = (list: StoredTable['columns']) => list.map((column) => column.name).join('\0');
  if (!here || names(here.columns) !== names(columns)) throw new StartFault(restoreFaults.unknownTable(name));
  for (const [place, column] of columns.entries()) {
    if (!column.isNullable || here.columns[place]?.isNullable === true) continue;
    await client.query(
      `alter table ${escapeIdentifier(name)} alter column ${escapeIdentifier(column.name)} drop not null`,
    );
  }
}

/** SHA-256 of each table's rows, as they stand in the database now. */
export async function digestTables(client: pg.ClientBase, stopping?: AbortSignal): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  await client.query('begin isolation level repeatable read, read only');
  await inOneWay(client);
  for (const table of await findTables(client)) {
    const digest = createHash('sha256');
    for await (const chunk of copyOut(client, table)) {
      stopping?.throwIfAborted();
      digest.update(chunk);
    }
    digests.set(table.name, digest.digest('hex'));
  }
  await client.query('commit');
  return digests;
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseSteps, migrationFaults } from '../../domain/messages/en/operator.ts';
import { StartFault, runStep, type OnStep } from '../core/start-steps.ts';

interface MigrateOptions {
  /** Holds `001-name.sql`, `002-name.sql` and so on. */
  folder?: string;
  onStep?: OnStep;
}

export interface Migration {
  number: number;
  file: string;
  sql: string;
  checksum: string;
}

type Applied = Pick<Migration, 'number' | 'file' | 'checksum'>;

/** Held while tables and rights are changed. */
export const migrationLock = 7_233_002;

/** Held in common while a backup is read: changes of tables wait for it, starts without such do not. */
export const snapshotLock = 7_233_119;

const ownMigrations = join(import.meta.dirname, 'migrations');

/**
 * Applies what is missing, each file in a transaction. Many processes may call it at once: one works, the others wait.
 * @returns the names of the files applied here.
 * @throws StartFault where the database and the files do not belong together.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = ownMigrations, onStep = () => () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  if (pendingOf(migrations, await readApplied(pool)).length === 0) return [];
  return runStep(onStep, databaseSteps.migrating, () => applyPending(pool, migrations));
}

/** Whether the database has all tables of this version. Throws a StartFault where it belongs to another one. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const migrations = await readMigrations(ownMigrations);
  return pendingOf(migrations, await readApplied(pool)).length === 0;
}

/** The files of this version, in their order. */
export const readOwnMigrations = () => readMigrations(ownMigrations);

async function applyPending(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const done: string[] = [];
  const client = await pool.connect();
  try {
    for (;;) {
      // The lock ends with the transaction, so that it holds behind a connection pooler too.
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await client.query('select pg_advisory_xact_lock($1)', [snapshotLock]);
      const [next] = pendingOf(migrations, await readApplied(client));
      if (next) await applyMigration(client, next);
      await client.query('commit');
      if (!next) return done;
      done.push(next.file);
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Within the transaction of the caller, who holds the lock. */
export async function applyMigration(client: pg.ClientBase, { number, file, sql, checksum }: Migration) {
  await client.query(`create table if not exists migrations (
    number integer primary key, file text not null, checksum text not null, applied_at timestamptz not null default now()
  )`);
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartFault(migrationFaults.failed(file, error instanceof Error ? error.message : String(error)));
  }
  const values = [number, file, checksum];
  await client.query('insert into migrations (number, file, checksum) values ($1, $2, $3)', values);
}

/** What the database has; none where it is empty. */
export async function readApplied(client: pg.Pool | pg.ClientBase): Promise<Applied[]> {
  // Not to_regclass: it may answer from what the connection knew before it waited for the lock.
  const { rows } = await client.query<{ present: boolean }>(
    `select exists (select from pg_tables where schemaname = current_schema() and tablename = 'migrations') as present`,
  );
  if (!rows[0]?.present) return [];
  return (await client.query<Applied>('select number, file, checksum from migrations order by number')).rows;
}

/** What was applied must be the beginning of the list of files; the rest of that list is pending. */
function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  applied.forEach(({ number, file, checksum }, place) => {
    const here = migrations[place];
    if (here?.number === number && here.checksum === checksum) return;
    if (here?.number === number) throw new StartFault(migrationFaults.changed(here.file));
    if (here && here.number < number) throw new StartFault(migrationFaults.outOfOrder(here.file));
    throw new StartFault(migrationFaults.newer(file));
  });
  return migrations.slice(applied.length);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const seen = new Set<number>();
  return Promise.all(
    files.map(async (file) => {
      const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (Number.isNaN(number) || seen.has(number)) throw new StartFault(migrationFaults.badName(file));
      seen.add(number);
      // A checkout on Windows may have other line ends.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { number, file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

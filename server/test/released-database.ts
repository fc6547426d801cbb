import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { version } from '../core/version.ts';
import { migrateUpTo, migrateWith } from './earlier-schema.ts';
import { databaseUrl } from './run-main.ts';

/** A database as a released version left it: all rows of it, and what its own calls said of them. */
export interface ReleasedDatabase {
  version: string;
  /** The files of all steps of its tables, in order. */
  migrations: string[];
  /** Of what is encrypted in its rows; all of it is invented. */
  key: { id: string; digits: string };
  person: { email: string; password: string; record: RecordThen };
  admin: { email: string; password: string };
  rows: Record<string, Record<string, unknown>[]>;
}

/** Of the record that a person takes along, what no version may lose. */
export interface RecordThen {
  assessments: { type: string; total_score: number; answers: unknown[] }[];
  moods: unknown[];
  safety_plan: unknown;
}

const folder = join(import.meta.dirname, '..', 'db', 'released');

export const releasedVersions = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));

export const readReleased = (released: string): ReleasedDatabase =>
  JSON.parse(readFileSync(join(folder, `${released}.json`), 'utf8'));

export function writeReleased(released: ReleasedDatabase): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${released.version}.json`), `${JSON.stringify(released, undefined, 1)}\n`);
}

export const allMigrations = (): string[] =>
  readdirSync(join(dirname(folder), 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function asSuperuser<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...inject('testCluster'), database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, as JSON. */
export function rowsOf(database: string): Promise<ReleasedDatabase['rows']> {
  return asSuperuser(database, async (client) => {
    const found: ReleasedDatabase['rows'] = {};
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} as t order by to_jsonb(t)::text`,
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** Makes the tables of that version and puts its rows in, with the numbers that they had. */
export async function restoreReleased({
  version: released,
  migrations,
  rows,
}: ReleasedDatabase): Promise<TestDatabase> {
  const opened = await createTestDatabase({ migrated: false });
  // A version that is still in the works may get steps between those that it has; `npm run release` then wants a new database of it.
  if (released === version) await migrateUpTo(opened.pool, migrations.at(-1)?.slice(0, 3) ?? '');
  else await migrateWith(opened.pool, migrations);
  await asSuperuser(opened.connection.database, async (client) => {
    // Rows refer to each other, and triggers have done their work already.
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${(await tablesOf(client)).join(', ')}`);
    for (const [table, content] of Object.entries(rows)) await putRows(client, table, content);
  });
  return opened;
}

/** Of the program that goes on with it: its key is in a file of this folder. */
export function settingsFor({ key }: ReleasedDatabase, { connection }: TestDatabase, dataDir: string) {
  const keyFile = join(dataDir, 'data-keys.json');
  const keys = [{ id: key.id, key: Buffer.from(key.digits, 'hex').toString('base64') }];
  writeFileSync(keyFile, JSON.stringify({ version: 1, keys, inUse: true }), { mode: 0o600 });
  return {
    DATABASE_URL: databaseUrl(connection),
    DATA_DIR: dataDir,
    DATA_KEY_FILE: keyFile,
    RETENTION_MONTHS: '1200',
  };
}

async function putRows(client: pg.Client, table: string, content: Record<string, unknown>[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; sequence: string | null }>(
    `select attname as name, case when attidentity <> '' then pg_get_serial_sequence($1, attname) end as sequence
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = columns
    .filter(({ name }) => Object.hasOwn(content[0] ?? {}, name))
    .map(({ name }) => `"${name}"`)
    .join(', ');
  if (names === '') return;
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(content)],
  );
  for (const { name, sequence } of columns)
    if (sequence !== null)
      await client.query(`select setval('${sequence}', (select coalesce(max("${name}"), 0) + 1 from ${table}), false)`);
}

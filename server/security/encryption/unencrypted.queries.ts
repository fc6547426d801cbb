import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A value that an earlier version stored in the clear, and where it belongs. */
export interface UnencryptedValue {
  number: number;
  table: string;
  column: string;
  /** The primary key of its row, as text. */
  key: readonly string[];
  value: string;
}

/** Whether an upgrade has left anything to be encrypted: the table is there as long as it has not ended. */
export async function hasUnencrypted(db: Kysely<Database>): Promise<boolean> {
  // Not to_regclass: it may answer from what the connection knew before it waited for the lock.
  const { rows } = await sql<{ present: boolean }>`
    select exists (select from pg_tables where schemaname = current_schema() and tablename = 'unsealed_values')
      as present`.execute(db);
  return rows[0]?.present === true;
}

/** Until the transaction ends, no other process encrypts what an earlier version has stored: they take turns. */
export async function holdUnencrypted(db: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(7233012)`.execute(db);
}

/** Takes the next values out. They are gone when the transaction ends well, and back when it does not. */
export async function takeUnencrypted(
  db: Transaction<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<UnencryptedValue[]> {
  const { rows } = await sql<UnencryptedValue>`
    delete from unsealed_values where number in
      (select number from unsealed_values where number > ${after} order by number limit ${limit})
    returning number, table_name as "table", column_name as "column", row_key as key, value`.execute(db);
  return rows;
}

/** What the database has noted about values for its plans, older notes among it, is written again without them. */
export async function forgetOldStatistics(db: Kysely<Database>): Promise<void> {
  // Skipped with a warning where the database belongs to another user.
  await sql`vacuum full pg_statistic`.execute(db);
}

/** Ends the upgrade: the columns are as in a new database, and the emptied table goes with its file. */
export async function dropUnencrypted(db: Transaction<Database>): Promise<void> {
  await sql`alter table assessments alter column answers set not null`.execute(db);
  await sql`alter table push_state alter column private_key set not null`.execute(db);
  await sql`drop table unsealed_values`.execute(db);
}

import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** What time it is at the database: one clock for all processes, whatever that of their machines says. */
export async function readDatabaseClock(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  return row.at;
}

/** The same inside of a statement, once for all of its rows; `held` in its place, where a test holds the time. */
export function databaseTime(held: Date | null): RawBuilder<Date> {
  return sql<Date>`(select coalesce(${held}::timestamptz, clock_timestamp()))`;
}

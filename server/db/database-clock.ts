import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What time it is at the database: one clock for all processes, whatever that of their machines says. */
export async function readDatabaseClock(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  return row.at;
}

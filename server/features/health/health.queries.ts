import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Throws unless the database answers and has been migrated. */
export async function askDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1 from questions limit 1`.execute(db);
}

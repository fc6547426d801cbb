import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Throws unless the database answers and has been migrated. */
export async function askDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1 from questions limit 1`.execute(db);
}

/** False where it can be read only: a standby, a full disk's last measure. */
export async function isWritable(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writable`.execute(db);
  return rows[0]?.writable === true;
}

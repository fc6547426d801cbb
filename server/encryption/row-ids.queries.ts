import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** For an entry of who has looked: what it says is encrypted for its row. */
export async function takeAccessLogId(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('access_log', 'id')) as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a sequence gave nothing');
  return row.id;
}

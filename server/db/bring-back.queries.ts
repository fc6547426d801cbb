import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Longer than what is brought back waits by itself. */
const twoDaysMs = 2 * 86_400_000;

/** Sets to `now` what a clock that was ahead for a moment has written: it would keep back until then what it belongs to. */
export async function bringBack<Table extends keyof Database>(
  db: Kysely<Database>,
  [table, column]: readonly [Table, keyof Database[Table] & string],
  now: Date,
  waitMs = twoDaysMs,
): Promise<void> {
  const latest = new Date(now.getTime() + waitMs);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now} where ${sql.ref(column)} > ${latest}`.execute(
    db,
  );
}

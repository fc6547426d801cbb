import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether anybody has recorded anything that the policy is about. */
export async function holdsRecords(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ recorded: boolean }>`
    select exists (select from assessments) or exists (select from moods) as recorded`.execute(db);
  return rows[0]?.recorded === true;
}

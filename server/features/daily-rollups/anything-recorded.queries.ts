import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether anyone has recorded anything: then the days of all sums lean on the zone. */
export async function isAnythingRecorded(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectNoFrom((row) => [
      row
        .or([row.exists(row.selectFrom('assessments').select('id')), row.exists(row.selectFrom('moods').select('id'))])
        .as('recorded'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(found.recorded);
}

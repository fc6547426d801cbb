import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Assessment = Pick<Selectable<Database['assessments']>, 'type' | 'created_at' | 'total_score' | 'partial'>;

/** Newest first; those made later than `after` where it is given. */
export async function findAssessmentsOf(
  db: Kysely<Database>,
  userId: string,
  after: Date | undefined,
): Promise<Assessment[]> {
  return db
    .selectFrom('assessments')
    .select(['type', 'created_at', 'total_score', 'partial'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('created_at', '>', after ?? new Date(0)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first; those made later than `after` where it is given. */
export async function findMoodsOf(
  db: Kysely<Database>,
  userId: string,
  after: Date | undefined,
): Promise<Pick<Selectable<Database['moods']>, 'created_at' | 'mood'>[]> {
  return db
    .selectFrom('moods')
    .select(['created_at', 'mood'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('created_at', '>', after ?? new Date(0)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

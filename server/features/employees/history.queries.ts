import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Undefined where the id belongs to nobody, or to somebody who is not an employee. */
export async function findEmployeeName(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .executeTakeFirst();
  return row?.name;
}

type Assessment = Pick<Selectable<Database['assessments']>, 'type' | 'created_at' | 'total_score' | 'partial'>;

/** Newest first. */
export async function findAssessmentsOf(db: Kysely<Database>, userId: string): Promise<Assessment[]> {
  return db
    .selectFrom('assessments')
    .select(['type', 'created_at', 'total_score', 'partial'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first. */
export async function findMoodsOf(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<Selectable<Database['moods']>, 'created_at' | 'mood'>[]> {
  return db
    .selectFrom('moods')
    .select(['created_at', 'mood'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

import type { Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { OpenedRecord } from '../../visibility/open-record.ts';

type Assessment = Pick<Selectable<Database['assessments']>, 'type' | 'created_at' | 'total_score' | 'partial'>;

/** Newest first; those that are not closed. */
export async function findAssessmentsOf({ db, personId, closedUntil }: OpenedRecord): Promise<Assessment[]> {
  return db
    .selectFrom('assessments')
    .select(['type', 'created_at', 'total_score', 'partial'])
    .where('user_id', '=', personId)
    .where('created_at', '>', closedUntil ?? new Date(0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first; those that are not closed. */
export async function findMoodsOf({
  db,
  personId,
  closedUntil,
}: OpenedRecord): Promise<Pick<Selectable<Database['moods']>, 'created_at' | 'mood'>[]> {
  return db
    .selectFrom('moods')
    .select(['created_at', 'mood'])
    .where('user_id', '=', personId)
    .where('created_at', '>', closedUntil ?? new Date(0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

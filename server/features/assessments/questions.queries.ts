import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type StoredQuestion = Selectable<Database['questions']>;

/** In the order of the forms: GAD-7, then PHQ-9, each by item. */
export async function findQuestions(db: Kysely<Database>): Promise<StoredQuestion[]> {
  return db.selectFrom('questions').selectAll().orderBy('type').orderBy('item').execute();
}

/** One statement, so that of two flips at once each starts from what the other left. */
export async function flipQuestion(db: Kysely<Database>, id: string, now: Date): Promise<StoredQuestion | undefined> {
  return db
    .updateTable('questions')
    .set({ is_active: sql`not is_active`, changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

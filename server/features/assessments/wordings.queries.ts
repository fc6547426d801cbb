import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type StoredWording = Selectable<Database['wordings']>;

/** Those that were ever turned on. */
export async function findWordings(db: Kysely<Database>): Promise<StoredWording[]> {
  return db.selectFrom('wordings').selectAll().execute();
}

export async function storeWording(db: Kysely<Database>, wording: Omit<StoredWording, 'off_at'>): Promise<void> {
  const { type, language, words, compared_by, compared_on } = wording;
  await db
    .insertInto('wordings')
    .values({ type, language, words, compared_by, compared_on, off_at: null })
    .onConflict((conflict) =>
      conflict.columns(['type', 'language']).doUpdateSet({ words, compared_by, compared_on, off_at: null }),
    )
    .execute();
}

/** True where it was on until now. */
export async function endWording(
  db: Kysely<Database>,
  { type, language }: Pick<StoredWording, 'type' | 'language'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wordings')
    .set({ off_at: now })
    .where('type', '=', type)
    .where('language', '=', language)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

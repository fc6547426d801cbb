import type { Kysely } from 'kysely';
import { questionIdOf } from '../../domain/instruments/care.ts';
import { instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { Database } from './schema.ts';

/** Every item of every questionnaire has a row, which is asked until an admin switches it off. */
export async function addMissingQuestions(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom('questions').select('id').execute();
  const missing = instrumentTypes
    .flatMap((type) =>
      instruments[type].items.map(({ n }) => ({ id: questionIdOf(type, n), type, item: n, changed_at: null })),
    )
    .filter(({ id }) => known.every((question) => question.id !== id));
  if (missing.length === 0) return;
  await db
    .insertInto('questions')
    .values(missing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

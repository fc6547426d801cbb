import type { Kysely } from 'kysely';
import type { MoodWord } from '../../../domain/moods.ts';
import { fixedStatement } from '../../db/fixed-statement.ts';
import type { Database } from '../../db/schema.ts';

const columns = ['id', 'created_at', 'mood'] as const;

export interface StoredMood {
  id: number;
  created_at: Date;
  mood: MoodWord;
}

interface NewMood {
  userId: string;
  mood: MoodWord;
  idempotencyKey: string | undefined;
  now: Date;
}

type MoodRow = Omit<NewMood, 'idempotencyKey'> & { idempotencyKey: string | null };

const insertMood = fixedStatement((db, { userId, mood, idempotencyKey, now }: MoodRow) =>
  db
    .insertInto('moods')
    .values({ user_id: userId, created_at: now, mood, idempotency_key: idempotencyKey })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning(columns),
);

/** Stores a mood, or answers what the person stored under the same key before, also where both come at once. */
export async function insertMoodOnce(
  db: Kysely<Database>,
  { userId, mood, idempotencyKey, now }: NewMood,
): Promise<StoredMood> {
  const [stored] = await insertMood(db, { userId, mood, idempotencyKey: idempotencyKey ?? null, now });
  if (stored) return stored;
  return db
    .selectFrom('moods')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey ?? null)
    .executeTakeFirstOrThrow();
}

/** When one of the person's own moods was recorded. */
export async function findMoodTime(
  db: Kysely<Database>,
  { userId, id }: { userId: string; id: number },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('moods')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at;
}

export async function deleteMood(db: Kysely<Database>, { userId, id }: { userId: string; id: number }): Promise<void> {
  await db.deleteFrom('moods').where('user_id', '=', userId).where('id', '=', id).execute();
}

const moodsOf = fixedStatement((db, { userId }: { userId: string }) =>
  db.selectFrom('moods').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
);

/** A person's own moods, oldest first. */
export async function findMoods(db: Kysely<Database>, userId: string): Promise<StoredMood[]> {
  return moodsOf(db, { userId });
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Role } from '../../../domain/roles.ts';
import { adjustRollupsForRecords } from '../daily-rollups/adjust-rollups.ts';
import type { CountedRecords } from '../daily-rollups/adjust-rollups.ts';
import {
  holdLastRecords,
  noteLast,
  noteWhatIsLeft,
  isLate,
  storeLate,
  recordsOpenSince,
} from '../daily-rollups/stored-records.queries.ts';
import { lockState } from '../daily-rollups/state.queries.ts';
import { batchLoader, rowsInOrder } from '../../db/batch-loader.ts';
import { compiledQuery } from '../../db/compiled-query.ts';
import { makeRecordId } from '../../db/record-id.ts';
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
  /** See `idempotencyHash`. */
  keyHash: Buffer | null;
  now: Date;
}

interface MoodRow extends NewMood {
  id: number;
}

interface MoodColumns {
  userIds: string[];
  ids: number[];
  times: Date[];
  moods: MoodWord[];
  keyHashes: (Buffer | null)[];
  /** Whether the caller counts what is stored. */
  isCounted: boolean;
}

type StoredRow = StoredMood & { made_as: Role };

/**
 * Moods stored, people noted, with one wait. In the order of the people: two batches that hold the same people then wait
 * for each other in one order, those of questionnaires among them.
 */
const insertMoods = compiledQuery((db, { userIds, ids, times, moods, keyHashes, isCounted }: MoodColumns) => ({
  compile: () =>
    sql<StoredRow>`
      with stored as (
        insert into moods (user_id, id, created_at, mood, idempotency_key, made_as, work_details_id)
        select user_id, id, created_at, mood, idempotency_key, (select role from users where users.id = user_id),
          (select work_details_of(users) from users where users.id = user_id)
        from unnest(${userIds}::uuid[], ${ids}::bigint[], ${times}::timestamptz[], ${moods}::text[], ${keyHashes}::bytea[])
          as given (user_id, id, created_at, mood, idempotency_key)
        where ${isCounted}::boolean or created_at >= ${recordsOpenSince}
        order by user_id, id
        on conflict do nothing
        returning user_id, id, created_at, mood, made_as
      ), noted as (
        ${noteLast(sql`select user_id, max(created_at) from stored where made_as = 'employee' group by user_id order by user_id`)}
      )
      select id, created_at, mood, made_as from stored`.compile(db),
}));

async function insertRows(
  db: Kysely<Database>,
  rows: readonly MoodRow[],
  isCounted: boolean,
): Promise<(StoredRow | undefined)[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await insertMoods(db, {
    userIds: rows.map(({ userId }) => userId),
    ids,
    times: rows.map(({ now }) => now),
    moods: rows.map(({ mood }) => mood),
    keyHashes: rows.map(({ keyHash }) => keyHash),
    isCounted,
  });
  return rowsInOrder(ids, stored, ({ id }) => id);
}

/** What the statistics count of it. */
function countedOf({ mood, created_at: createdAt, made_as }: StoredRow): CountedRecords {
  return made_as === 'employee' ? { moods: [{ mood, createdAt }] } : {};
}

/** Undefined where the key is taken or the time is not open any more. */
const insertMood = batchLoader((db, rows: readonly MoodRow[]) => insertRows(db, rows, false));

/** The same for a time that is not open any more. */
async function insertLateMood(db: Kysely<Database>, row: MoodRow): Promise<StoredRow | undefined> {
  const store = async (transaction: Transaction<Database>) => (await insertRows(transaction, [row], true))[0];
  return storeLate(db, row.userId, store, countedOf);
}

/** Stores a mood, or returns what the person stored under the same key before, also where both come at once. */
export async function insertMoodOnce(db: Kysely<Database>, mood: NewMood): Promise<StoredMood> {
  // Another turn: the time is not open any more, or another process has made the same id for this person; the next one is a
  // later microsecond.
  for (let isCounted = false; ; isCounted = await isLate(db, mood.now)) {
    const row = { ...mood, id: makeRecordId() };
    const inserted = await (isCounted ? insertLateMood(db, row) : insertMood(db, row));
    const stored = inserted ?? (await findMoodByKey(db, mood));
    if (stored) return stored;
  }
}

export async function findMoodByKey(
  db: Kysely<Database>,
  { userId, keyHash }: Pick<NewMood, 'userId' | 'keyHash'>,
): Promise<StoredMood | undefined> {
  if (!keyHash) return undefined;
  return db
    .selectFrom('moods')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirst();
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
  await db.transaction().execute(async (transaction) => {
    await holdLastRecords(transaction, [userId]);
    // Before anything is deleted, as wherever counts change.
    await lockState(transaction);
    const gone = await transaction
      .deleteFrom('moods')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning([...columns, 'made_as'])
      .executeTakeFirst();
    if (!gone) return;
    await noteWhatIsLeft(transaction, [userId]);
    await adjustRollupsForRecords(transaction, countedOf(gone), -1);
  });
}

/**
 * Stores what a person adds to a mood, or removes it. One that is being removed is waited for.
 * @returns false where the person has no such mood.
 */
export async function storeMoodContext(
  db: Kysely<Database>,
  { userId, id, content }: { userId: string; id: number; content: Buffer | null },
): Promise<boolean> {
  if (content === null) {
    await db.deleteFrom('mood_contexts').where('user_id', '=', userId).where('mood_id', '=', id).execute();
    return (await findMoodTime(db, { userId, id })) !== undefined;
  }
  const { numAffectedRows = 0n } = await sql`
    insert into mood_contexts (user_id, mood_id, content)
    select user_id, id, ${content}::bytea from moods where user_id = ${userId} and id = ${id} for key share
    on conflict (user_id, mood_id) do update set content = excluded.content`.execute(db);
  return numAffectedRows > 0n;
}

const moodsOf = compiledQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('moods').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
);

/** A person's own moods, oldest first. */
export async function findMoods(db: Kysely<Database>, userId: string): Promise<StoredMood[]> {
  return moodsOf(db, { userId });
}

const moodsSince = compiledQuery((db, { userId, since }: { userId: string; since: Date }) =>
  db
    .selectFrom('moods')
    .select(columns)
    .where('user_id', '=', userId)
    .where(
      'created_at',
      '>=',
      sql<Date>`least(${since}::timestamptz, (select max(created_at) from moods where user_id = ${userId}))`,
    )
    .orderBy('created_at')
    .orderBy('id'),
);

/** The same from a time on; where there are none, the last one. */
export async function findMoodsSince(db: Kysely<Database>, userId: string, since: Date): Promise<StoredMood[]> {
  return moodsSince(db, { userId, since });
}

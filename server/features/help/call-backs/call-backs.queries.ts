import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CallOutcome } from '../../../../domain/contract/call-backs.ts';
import type { Database } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/violations.ts';
import { encryptCallBack } from '../../../security/encryption/help-columns.ts';
import type { CallBackContent } from '../../../security/encryption/help-columns.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';

export type StoredCallBack = Selectable<Database['call_backs']>;

export async function findLatestCallBack(db: Kysely<Database>, userId: string): Promise<StoredCallBack | undefined> {
  return (
    db
      .selectFrom('call_backs')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('requested_at', 'desc')
      // If two came in the same millisecond, the one that was not withdrawn: PostgreSQL sorts nulls first here.
      .orderBy('withdrawn_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/**
 * As it is once no one else changes it: a counsellor who is turned down while they take it up would leave it with no one who
 * can call.
 */
export async function holdCallBack(db: Transaction<Database>, id: string): Promise<StoredCallBack | undefined> {
  return db.selectFrom('call_backs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the request's id; undefined where the person has an open one. */
export async function insertCallBack(
  db: Transaction<Database>,
  cipher: Cipher,
  { userId, content, now }: { userId: string; content: CallBackContent; now: Date },
): Promise<string | undefined> {
  const id = randomUUID();
  const row = await db
    .insertInto('call_backs')
    .values({ user_id: userId, id, requested_at: now, content: encryptCallBack(cipher, { userId, id }, content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Those that were withdrawn among them. */
export async function countAskedSince(db: Kysely<Database>, userId: string, since: Date): Promise<number> {
  const { asked } = await db
    .selectFrom('call_backs')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .executeTakeFirstOrThrow();
  return asked;
}

/** Erases what was passed on, with earlier requests too; only when remains. */
export async function withdraw(db: Kysely<Database>, { user_id, id }: StoredCallBack, now: Date): Promise<void> {
  await db
    .updateTable('call_backs')
    .set({ content: null, withdrawn_at: now })
    .where('user_id', '=', user_id)
    .where((row) => row.or([row('id', '=', id), row('content', 'is not', null)]))
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Requests that name the counsellor, and that the counsellor may still read: all others are not there for them. */
function readableBy(db: Kysely<Database>, counsellorId: string) {
  return db
    .selectFrom('call_backs as request')
    .innerJoin('users as person', 'person.id', 'request.user_id')
    .innerJoin('call_back_counsellors as named', (join) =>
      join.onRef('named.user_id', '=', 'request.user_id').onRef('named.call_back_id', '=', 'request.id'),
    )
    .selectAll('request')
    .select('person.name')
    .where('named.counsellor_id', '=', counsellorId)
    .where('named.agreed_at', 'is not', null)
    .where('named.left_at', 'is', null)
    .where('request.withdrawn_at', 'is', null);
}

export type NamedCallBack = StoredCallBack & { name: string };

/** Open ones and those that this counsellor has taken up, the oldest first; those that are done come last, while they have content. */
export async function findRequestsFor(db: Kysely<Database>, counsellorId: string): Promise<NamedCallBack[]> {
  return readableBy(db, counsellorId)
    .where((row) =>
      row.or([
        row('request.taken_at', 'is', null),
        row.and([row('request.taken_by', '=', counsellorId), row('request.content', 'is not', null)]),
      ]),
    )
    .orderBy(sql`request.outcome is not null and request.outcome <> 'calls_again'`)
    .orderBy('request.requested_at')
    .orderBy('request.id')
    .execute();
}

export async function findRequestFor(
  db: Kysely<Database>,
  counsellorId: string,
  id: string,
): Promise<NamedCallBack | undefined> {
  return readableBy(db, counsellorId).where('request.id', '=', id).executeTakeFirst();
}

/** Where several counsellors try at once, one gets it. */
export async function markTaken(
  db: Kysely<Database>,
  { id, counsellorId, now }: { id: string; counsellorId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('call_backs')
    .set({ taken_at: now, taken_by: counsellorId })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((row) => row.exists(readableBy(db, counsellorId).where('request.id', '=', id)))
    .execute();
}

/** Undoes it with null. */
export async function putOutcome(
  db: Kysely<Database>,
  { id, counsellorId, outcome, now }: { id: string; counsellorId: string; outcome: CallOutcome | null; now: Date },
): Promise<void> {
  await db
    .updateTable('call_backs')
    .set({ outcome, outcome_at: outcome && now })
    .where('id', '=', id)
    .where('taken_by', '=', counsellorId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** False where the person has asked again since: they read of the latest alone. And where its content has gone. */
export async function reopen(
  db: Kysely<Database>,
  { id, counsellorId }: { id: string; counsellorId: string },
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('call_backs')
      .set({ taken_at: null, taken_by: null, outcome: null, outcome_at: null })
      .where('id', '=', id)
      .where('taken_by', '=', counsellorId)
      .where('withdrawn_at', 'is', null)
      .where('content', 'is not', null)
      .where(
        sql<boolean>`not exists (select from call_backs as later
          where later.user_id = call_backs.user_id and later.requested_at > call_backs.requested_at)`,
      )
      .executeTakeFirst();
    return numUpdatedRows > 0;
  } catch (error) {
    if (isUniqueViolation(error, 'call_backs_open')) return false;
    throw error;
  }
}

/** What was passed on has served a while after it was taken up, or after another call was promised; run from time to time. */
export async function eraseServedCallBacks(db: Kysely<Database>, takenUntil: Date): Promise<void> {
  await db
    .updateTable('call_backs')
    .set({ content: null })
    .where('taken_at', '<=', takenUntil)
    .where(sql<boolean>`(outcome is distinct from 'calls_again' or outcome_at <= ${takenUntil})`)
    .where('content', 'is not', null)
    .execute();
}

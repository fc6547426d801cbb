import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { CounsellorNotice } from '../../../../domain/notices.ts';
import type { Database } from '../../../db/schema.ts';

export const counsellorsLock = 7_233_020;

/** Until the transaction ends no one becomes a counsellor or ceases to be one: whom a request names was there. */
export async function keepCounsellors(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${counsellorsLock})`.execute(db);
}

export interface Counsellor {
  id: string;
  name: string;
}

/** Those who could call this person now, by name. A counsellor is called by another. */
export async function findCounsellors(db: Kysely<Database>, userId: string): Promise<Counsellor[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'counsellor')
    .where('disabled_at', 'is', null)
    .where('id', '<>', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

interface Request {
  user_id: string;
  id: string;
}

/** What a person has said of each counsellor; of who left and came back, nothing. */
export async function findAnswers(
  db: Kysely<Database>,
  { user_id, id }: Request,
): Promise<{ counsellorId: string; agreed: boolean }[]> {
  return db
    .selectFrom('call_back_counsellors')
    .select(['counsellor_id as counsellorId', sql<boolean>`agreed_at is not null`.as('agreed')])
    .where('user_id', '=', user_id)
    .where('call_back_id', '=', id)
    .where('left_at', 'is', null)
    .execute();
}

export async function nameCounsellors(
  db: Transaction<Database>,
  { user_id, id }: Request,
  { counsellors, now }: { counsellors: readonly Counsellor[]; now: Date },
): Promise<void> {
  await db
    .insertInto('call_back_counsellors')
    .values(counsellors.map((one) => ({ user_id, call_back_id: id, counsellor_id: one.id, agreed_at: now })))
    .execute();
}

export async function putAnswer(
  db: Transaction<Database>,
  { user_id, id }: Request,
  { counsellorId, agree, now }: { counsellorId: string; agree: boolean; now: Date },
): Promise<void> {
  const answer = { agreed_at: agree ? now : null, left_at: null };
  await db
    .insertInto('call_back_counsellors')
    .values({ user_id, call_back_id: id, counsellor_id: counsellorId, ...answer })
    .onConflict((conflict) => conflict.columns(['user_id', 'call_back_id', 'counsellor_id']).doUpdateSet(answer))
    .execute();
}

/** From now on no request is the counsellor's to read, also not one that was taken up. */
export async function closeToCounsellor(db: Transaction<Database>, counsellorId: string, now: Date): Promise<void> {
  await db
    .updateTable('call_back_counsellors')
    .set({ left_at: now })
    .where('counsellor_id', '=', counsellorId)
    .where('left_at', 'is', null)
    .execute();
}

/**
 * A notice for each person with an open request, and for no one else, in place of what they were told of that counsellor before. It
 * holds the id alone: see `findUnseenNotices`.
 */
export async function tellThoseWhoWait(
  db: Transaction<Database>,
  { kind, counsellorId, now }: { kind: 'counsellor_joined' | 'counsellor_left'; counsellorId: string; now: Date },
): Promise<void> {
  await sql`
    delete from notices where kind in ('counsellor_joined', 'counsellor_left') and detail ->> 'counsellor' = ${counsellorId}
      and user_id in (select user_id from call_backs where taken_at is null and withdrawn_at is null)`.execute(db);
  await sql`
    insert into notices (at, user_id, kind, detail)
    select ${now}, user_id, ${kind}, jsonb_build_object('counsellor', ${counsellorId}::text)
    from call_backs
    where taken_at is null and withdrawn_at is null and user_id <> ${counsellorId}`.execute(db);
}

/** To someone who waits for the call of a counsellor who has taken the request up and is gone. What has served is not waited for. */
export async function tellThoseTakenUp(db: Transaction<Database>, counsellorId: string, now: Date): Promise<void> {
  await sql`
    insert into notices (at, user_id, kind, detail)
    select ${now}, user_id, 'counsellor_lost', jsonb_build_object('counsellor', ${counsellorId}::text)
    from call_backs
    where taken_by = ${counsellorId} and withdrawn_at is null and content is not null and user_id <> ${counsellorId}
      and (outcome is null or outcome = 'calls_again')`.execute(db);
}

/** Once a request is no longer open, or the person has answered, there is nothing to decide any more. */
export async function forgetNotices(
  db: Kysely<Database>,
  userId: string,
  { kinds, counsellorId }: { kinds: readonly CounsellorNotice[]; counsellorId?: string },
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .$if(counsellorId !== undefined, (query) => query.where(sql<boolean>`detail ->> 'counsellor' = ${counsellorId}`))
    .execute();
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { NoticeKind } from '../../../domain/notices.ts';
import type { Database } from '../../db/schema.ts';

interface NewNotice {
  kind: NoticeKind;
  detail: Record<string, string>;
  /** Everyone who has an account by then where it is left out. */
  userId?: string;
  /** Whose own doing it is: not told. */
  seenBy?: string;
  now: Date;
}

/** To be written in the transaction of what it tells about. */
export async function insertNotice(
  db: Transaction<Database>,
  { kind, detail, userId, seenBy, now }: NewNotice,
): Promise<void> {
  const { id } = await db
    .insertInto('notices')
    .values({ at: now, kind, detail: JSON.stringify(detail), user_id: userId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (seenBy) await insertSeen(db, seenBy, id);
}

async function insertSeen(db: Kysely<Database>, userId: string, noticeId: number): Promise<void> {
  await db
    .insertInto('notices_seen')
    .values({ user_id: userId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One for each of them. */
export async function insertNotices(
  db: Transaction<Database>,
  { kind, detail, userIds, now }: Omit<NewNotice, 'userId' | 'seenBy'> & { userIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into notices (at, kind, detail, user_id)
    select ${now}::timestamptz, ${kind}, ${JSON.stringify(detail)}::jsonb, id from unnest(${[...userIds]}::uuid[]) as id`.execute(
    db,
  );
}

/** Some kinds that are for everyone are untrue once another thing holds, whether read or not. */
export async function deleteNoticesOf(db: Transaction<Database>, kinds: readonly NoticeKind[]): Promise<void> {
  await db.deleteFrom('notices').where('user_id', 'is', null).where('kind', 'in', kinds).execute();
}

/** Instead of all of these kinds. */
export async function replaceNotice(
  db: Transaction<Database>,
  kinds: readonly NoticeKind[],
  notice: NewNotice,
): Promise<void> {
  await deleteNoticesOf(db, kinds);
  await insertNotice(db, notice);
}

export interface StoredNotice {
  id: number;
  at: Date;
  kind: NoticeKind;
  detail: Record<string, string>;
  /** The counsellor it is about. The notice itself has only the id, so that no name outlives its account. */
  counsellorName: string | null;
}

/** Not of another kind: what stands there is no id. */
const counsellorId = sql<string>`
  case when starts_with(notice.kind, 'counsellor_') then (notice.detail ->> 'counsellor')::uuid end`;

/** What a person has not dismissed, newest first. Who came later was never told otherwise, so is not told again. */
export async function findUnseenNotices(db: Kysely<Database>, userId: string): Promise<StoredNotice[]> {
  return db
    .selectFrom('notices as notice')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('users as counsellor', (join) => join.on('counsellor.id', '=', counsellorId))
    .select(['notice.id', 'notice.at', 'notice.kind', 'notice.detail', 'counsellor.name as counsellorName'])
    .whereRef('notice.at', '>=', 'users.created_at')
    .where((row) => row.or([row('notice.user_id', 'is', null), row('notice.user_id', '=', userId)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('notices_seen as seen')
            .select('seen.user_id')
            .where('seen.user_id', '=', userId)
            .whereRef('seen.notice_id', '=', 'notice.id'),
        ),
      ),
    )
    .orderBy('notice.id', 'desc')
    .execute();
}

/** False where there is no such notice for this person, or not any more: it is held for the moment. Dismissing twice is the same as once. */
export async function markNoticeSeen(db: Kysely<Database>, userId: string, noticeId: number): Promise<boolean> {
  const { rows } = await sql`
    with notice as materialized (
      select id from notices where id = ${noticeId} and (user_id is null or user_id = ${userId}) for key share
    ), seen as (
      insert into notices_seen (user_id, notice_id) select ${userId}, id from notice on conflict do nothing
    )
    select from notice`.execute(db);
  return rows.length > 0;
}

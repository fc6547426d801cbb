import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { bringBack } from '../../../db/bring-back.queries.ts';
import type { Database } from '../../../db/schema.ts';

/** Counsellors who may read an open request of someone else that was made before `since`. */
function waitedFor(since: Date): RawBuilder<unknown> {
  return sql`
    select distinct named.counsellor_id as id
    from call_backs as request
    join call_back_counsellors as named on named.user_id = request.user_id and named.call_back_id = request.id
    join users as counsellor on counsellor.id = named.counsellor_id
    where request.taken_at is null and request.withdrawn_at is null and request.requested_at < ${since}
      and named.agreed_at is not null and named.left_at is null and counsellor.id <> request.user_id
      and counsellor.role = 'counsellor' and counsellor.disabled_at is null and counsellor.left_at is null`;
}

/** Requests that were made before `since` and that one counsellor alone can read, or none. */
const hardlyReadable = (since: Date) => sql`
  select request.user_id, request.id
  from call_backs as request
  where request.taken_at is null and request.withdrawn_at is null and request.requested_at < ${since}
    and (select count(*) from call_back_counsellors as named join users as reader on reader.id = named.counsellor_id
      where named.user_id = request.user_id and named.call_back_id = request.id and named.counsellor_id <> request.user_id
        and named.agreed_at is not null and named.left_at is null
        and reader.role = 'counsellor' and reader.disabled_at is null and reader.left_at is null) < 2`;

/**
 * Who hears that such a request waits and cannot read it: the other counsellors, but none whom its person did not want,
 * and where there is none, every admin. Never the person's own.
 */
function elsewhere(since: Date): RawBuilder<unknown> {
  return sql`
    with lone as materialized (${hardlyReadable(since)}),
    other as (
      select lone.user_id, lone.id, counsellor.id as teller
      from lone join users as counsellor on counsellor.role = 'counsellor' and counsellor.id <> lone.user_id
        and counsellor.disabled_at is null and counsellor.left_at is null
      where not exists (select from call_back_counsellors as named
        where named.user_id = lone.user_id and named.call_back_id = lone.id and named.counsellor_id = counsellor.id
          and named.left_at is null))
    select teller as id from other
    union
    select admin.id from lone join users as admin on admin.role = 'admin' and admin.id <> lone.user_id
      and admin.disabled_at is null and admin.left_at is null
    where not exists (select from other where other.user_id = lone.user_id and other.id = lone.id)`;
}

type OverdueTold = 'readers' | 'elsewhere';

const toldOf = { readers: waitedFor, elsewhere } satisfies Record<OverdueTold, unknown>;

/** Returns those who are to be told, and have not been today. The mark is there before anything is sent. */
export async function markTold(
  db: Transaction<Database>,
  { told, since, today }: { told: OverdueTold; since: Date; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into overdue_mails (user_id, told_on)
    select id, ${today}::date from (${toldOf[told](since)}) as people order by id
    on conflict (user_id) do update set told_on = excluded.told_on where overdue_mails.told_on < excluded.told_on
    returning user_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isStillTold(
  db: Kysely<Database>,
  userId: string,
  { told, since }: { told: OverdueTold; since: Date },
): Promise<boolean> {
  const { rows } = await sql`select from (${toldOf[told](since)}) as people where id = ${userId}`.execute(db);
  return rows.length > 0;
}

export function bringBackTold(db: Kysely<Database>, now: Date): Promise<void> {
  return bringBack(db, ['overdue_mails', 'told_on'], now);
}

import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Counsellors who may read an open request that was made before `since`. */
function waitedFor(since: Date): RawBuilder<unknown> {
  return sql`
    select distinct named.counsellor_id as id
    from call_backs as request
    join call_back_counsellors as named on named.user_id = request.user_id and named.call_back_id = request.id
    join users as counsellor on counsellor.id = named.counsellor_id
    where request.taken_at is null and request.withdrawn_at is null and request.requested_at < ${since}
      and named.agreed_at is not null and named.left_at is null
      and counsellor.role = 'counsellor' and counsellor.disabled_at is null and counsellor.left_at is null`;
}

/** Returns those who are to be told, and have not been today. The mark is there before anything is sent. */
export async function markTold(
  db: Transaction<Database>,
  { since, today }: { since: Date; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into overdue_mails (user_id, told_on)
    select id, ${today}::date from (${waitedFor(since)}) as counsellors order by id
    on conflict (user_id) do update set told_on = excluded.told_on where overdue_mails.told_on < excluded.told_on
    returning user_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasOverdue(db: Kysely<Database>, counsellorId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`select from (${waitedFor(since)}) as counsellors where id = ${counsellorId}`.execute(db);
  return rows.length > 0;
}

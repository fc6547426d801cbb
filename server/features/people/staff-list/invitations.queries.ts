import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { firstLanguage } from '../../../../domain/languages.ts';
import type { Database } from '../../../db/schema.ts';
import type { MailDetails } from '../../../mail/mail-kinds.ts';
import { mailsFrom } from '../../../mail/outbox.queries.ts';
import { searched } from '../people-filter.queries.ts';
import type { NameCursor } from '../people-filter.queries.ts';

interface StaffCounts {
  listed: number;
  registered: number;
  waiting: number;
  over: number;
  refused: number;
}

/** A mail of an entry that waits, and until when its latest link works. */
const state = sql`
  left join lateral (
    select true as waits from outbox
    where lower(outbox.address) = lower(staff_list.email) and kind in ('register_link', 'invitation') limit 1
  ) as mail on true
  left join lateral (
    select max(expires_at) as until from registration_links where staff_id = staff_list.id
  ) as link on true`;

export async function countStaff(db: Kysely<Database>, now: Date): Promise<StaffCounts> {
  const { rows } = await sql<StaffCounts>`
    select count(*)::integer as listed, count(user_id)::integer as registered,
      (count(*) filter (where user_id is null and waits))::integer as waiting,
      (count(*) filter (where user_id is null and mail_refused_at is not null and waits is null))::integer as refused,
      (count(*) filter (where user_id is null and mail_refused_at is null and waits is null
        and coalesce(until <= ${now}, true)))::integer as over
    from staff_list ${state}`.execute(db);
  return rows[0] ?? { listed: 0, registered: 0, waiting: 0, over: 0, refused: 0 };
}

export interface StoredInvitation {
  id: string;
  name: string;
  email: string;
  nameKey: string;
  waits: boolean;
  refused: boolean;
  until: Date | null;
}

/** Who has not registered, by name. */
export async function findInvitations(
  db: Kysely<Database>,
  { limit, after, q }: { limit: number; after: NameCursor | undefined; q: string | undefined },
): Promise<StoredInvitation[]> {
  const wanted = q === undefined ? sql`true` : sql`strpos(lower(name || ' ' || email), lower(${searched(q)})) > 0`;
  const behind = after ? sql`(lower(name), id) > (${after[0]}, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<StoredInvitation>`
    select id, name, email, lower(name) as "nameKey", coalesce(waits, false) as waits,
      mail_refused_at is not null as refused, until
    from (
      select * from staff_list where user_id is null and ${wanted} and ${behind}
      order by lower(name), id limit ${limit}) as staff_list
    ${state} order by lower(name), id`.execute(db);
  return rows;
}

/** The mails to all of `from`, which has the column `email`: the end of a statement. Their people have chosen no language yet. */
export function invitationsFrom(
  from: RawBuilder<unknown>,
  { reminder, now }: MailDetails['invitation'] & { now: Date },
): RawBuilder<{ id: number }> {
  const detail = sql`${JSON.stringify({ reminder })}::jsonb`;
  return mailsFrom('invitation', now, { from, address: sql`email`, language: sql`${firstLanguage}::text`, detail });
}

/** Those whose link is over, or the one that is named: who waits for a mail already is not among them. */
export async function queueAgain(
  db: Transaction<Database>,
  { id, now }: { id: string | undefined; now: Date },
): Promise<number> {
  const wanted =
    id === undefined ? sql`mail_refused_at is null and coalesce(until <= ${now}, true)` : sql`staff_list.id = ${id}`;
  const from = sql`from staff_list ${state} where staff_list.user_id is null and waits is null and ${wanted}`;
  const { rows } = await invitationsFrom(from, { reminder: 'no', now }).execute(db);
  return rows.length;
}

/** False where there is no such invitation, or its person has registered. */
export async function deleteInvitation(db: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql<{ email: string }>`
    with gone as (delete from staff_list where id = ${id} and user_id is null returning email),
    mails as (
      delete from outbox using gone where lower(outbox.address) = lower(gone.email) and kind = 'invitation')
    select email from gone`.execute(db);
  return rows.length === 1;
}

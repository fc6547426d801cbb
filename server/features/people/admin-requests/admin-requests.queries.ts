import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { agreeingAfterDays } from '../../../../domain/admin-requests.ts';
import { databaseTime } from '../../../db/database-clock.ts';
import type { Database } from '../../../db/schema.ts';

export type StoredRequest = Selectable<Database['admin_requests']>;

export interface NamedRequest extends StoredRequest {
  personName: string;
  askerName: string | null;
}

/** The oldest first. */
export async function findRequests(db: Kysely<Database>): Promise<NamedRequest[]> {
  return db
    .selectFrom('admin_requests as request')
    .innerJoin('users as person', 'person.id', 'request.person_id')
    .leftJoin('users as asker', 'asker.id', 'request.asked_by')
    .selectAll('request')
    .select(['person.name as personName', 'asker.name as askerName'])
    .orderBy('asked_at')
    .orderBy('request.id')
    .execute();
}

/** Until the transaction ends no one else decides about it. The caller holds the admins. */
export async function holdRequest(db: Transaction<Database>, id: string): Promise<StoredRequest | undefined> {
  return db.selectFrom('admin_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The earliest of the requests that are due by the database's clock. */
export async function findDueRequest(db: Kysely<Database>, heldTime: Date | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('admin_requests')
    .select('id')
    .where('due_at', '<=', databaseTime(heldTime))
    .where('objected_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function deleteRequest(db: Transaction<Database>, id: string): Promise<void> {
  await db.deleteFrom('admin_requests').where('id', '=', id).execute();
}

/** To all that is asked about the person. */
export async function setObjected(db: Transaction<Database>, personId: string, now: Date): Promise<void> {
  await db
    .updateTable('admin_requests')
    .set({ objected_at: now })
    .where('person_id', '=', personId)
    .where('objected_at', 'is', null)
    .execute();
}

/**
 * Whether someone's word counts for what another one asks: an admin of seven days, not made one (or let in again) by who
 * asks, and who has not made them one in these seven days, even through others. Else one admin would make another, and agree with
 * themself.
 */
export async function mayAgree(
  db: Kysely<Database>,
  { agreeingId, askedBy, heldTime }: { agreeingId: string; askedBy: string; heldTime: Date | null },
): Promise<boolean> {
  const since = sql`${databaseTime(heldTime)} - make_interval(days => ${sql.lit(agreeingAfterDays)})`;
  const isMaking = sql`(made.action = 'admin_made' or made.action = 'account_enabled' and made.detail ->> 'role' = 'admin')`;
  const { rows } = await sql<{ counts: boolean }>`
    with recursive maker (id) as (
      select ${askedBy}::uuid
      union select made.actor_id from maker join audit_events as made on made.person_id = maker.id
      where ${isMaking} and made.at > ${since})
    select users.admin_since <= ${since}
      and not exists (select from audit_events as made where made.person_id = users.id and ${isMaking}
        and (made.actor_id = ${askedBy} or made.at > ${since}))
      and not exists (select from maker where maker.id = users.id) as counts
    from users where users.id = ${agreeingId} and users.id <> ${askedBy} and users.role = 'admin' and users.disabled_at is null`.execute(
    db,
  );
  return rows[0]?.counts === true;
}

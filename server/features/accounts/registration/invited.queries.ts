import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { invitedFields } from '../../../../domain/contract/person.ts';
import type { InvitedPerson } from '../../../../domain/contract/person.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { isWork, workListKinds } from '../../../../domain/work-lists.ts';
import type { Database } from '../../../db/schema.ts';
import { findWorkEntries, workNow } from '../../work-lists/entry-names.queries.ts';

/** As `findInvited`; the entry and its names stay until the transaction ends. Before its links, as where it is withdrawn. */
export async function holdInvited(db: Transaction<Database>, staffId: string): Promise<InvitedPerson | undefined> {
  const entries = await findWorkEntries(db);
  const row = await db.selectFrom('staff_list').select(workListKinds).where('id', '=', staffId).executeTakeFirst();
  const ids = row ? Object.values(workNow(entries, row)).map((entry) => entry?.id ?? 0) : [];
  await db
    .selectFrom('work_list_entries')
    .select('id')
    .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
    .orderBy('id')
    .forShare()
    .execute();
  await db.selectFrom('staff_list').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
  return findInvited(db, staffId);
}

/** What the organisation has said of someone who has not registered; lists may have changed since. */
export async function findInvited(db: Kysely<Database>, staffId: string): Promise<InvitedPerson | undefined> {
  const row = await db
    .selectFrom('staff_list')
    .select(invitedFields)
    .where('id', '=', staffId)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const work = workNow(await findWorkEntries(db), row);
  return byField(invitedFields, (field) => (isWork(field) ? (work[field]?.name ?? '') : row[field]));
}

/** The invitation of an address, while it waits for its person. */
export async function findInvitation(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('staff_list')
    .select(['id', 'email'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('user_id', 'is', null)
    .executeTakeFirst();
}

export async function noteMailRefused(db: Kysely<Database>, staffId: string, at: Date | null): Promise<void> {
  await db.updateTable('staff_list').set({ mail_refused_at: at }).where('id', '=', staffId).execute();
}

/** Everyone on the staff list, registered or not, but those who have left; 0 where there is none. */
export async function countInvited(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from staff_list
    where user_id is null or user_id not in (select id from users where left_at is not null)`.execute(db);
  return rows[0]?.people ?? 0;
}

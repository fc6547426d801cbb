import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/schema.ts';
import { take } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import type { Proof } from './registration-rule.queries.ts';

interface Link {
  email: string;
  staffId: string | null;
}

export async function findLink(db: Kysely<Database>, token: string, now: Date): Promise<Link | undefined> {
  return db
    .selectFrom('registration_links')
    .select(['email', 'staff_id as staffId'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Throws `join_link_invalid` (400). A link that works is never refused because of others at the same address. */
export async function requireLink(services: Services, token: string, address: string): Promise<Link> {
  const link = await findLink(services.db, token, services.now());
  if (link) return link;
  await take(services, { kind: 'join-address', subject: address });
  throw new AppError('join_link_invalid');
}

/** What the link proves of this e-mail; nothing where it is over, or another's. */
export async function proofOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
  email: string,
): Promise<Proof | undefined> {
  const link = token === undefined ? undefined : await findLink(db, token, now());
  if (link?.email.toLowerCase() !== email.toLowerCase()) return undefined;
  return link.staffId === null ? 'address' : 'invitation';
}

/** Only the first of several calls with one link gets it. Throws `join_link_invalid` (400). */
export async function useLink(db: Transaction<Database>, token: string, now: Date): Promise<void> {
  const used = await db
    .deleteFrom('registration_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  if (!used) throw new AppError('join_link_invalid');
}

/**
 * The person is on the staff list as registered where the list has them, by one entry alone, and no link of their address works any
 * more.
 */
export async function settleRegistered(
  db: Transaction<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  // Before its mails and links, as where the entry is withdrawn.
  await sql`
    select from staff_list where lower(email) = lower(${email}) and user_id is null for no key update`.execute(db);
  await sql`
    with listed as (
      update staff_list set user_id = ${id}, mail_refused_at = null
      where lower(email) = lower(${email}) and user_id is null
        and not exists (select from staff_list as own where own.user_id = ${id})),
    links as (delete from registration_links where lower(email) = lower(${email}))
    delete from outbox
    where lower(address) = lower(${email}) and kind in ('register_link', 'invitation')`.execute(db);
}

/** The address is not the account's any more, and never was: its entry is an invitation again. */
export async function unsettle(db: Transaction<Database>, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .updateTable('staff_list')
    .set({ user_id: null })
    .where('user_id', '=', id)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { mailQueue } from '../../../mail/mail-queue.queries.ts';
import type { WaitingMail } from '../../../mail/mail-queue.queries.ts';

export interface LinkToMail extends WaitingMail {
  email: string;
  isAsked: boolean;
  isReminder: boolean;
  language: string;
}

/** What a person has asked for goes before invitations. */
export const registrationMails = mailQueue<LinkToMail>({
  table: 'registration_mails',
  columns: sql`email, is_asked as "isAsked", is_reminder as "isReminder", language, requested_at as since`,
  first: sql`is_asked desc`,
});

interface NewLink {
  tokenHash: Buffer;
  email: string;
  staffId: string | null;
  mailedAt: Date;
  expiresAt: Date;
}

/** Links that were mailed before go on working. False where the invitation has been taken back. */
export async function insertLink(db: Kysely<Database>, link: NewLink): Promise<boolean> {
  const { rows } = await sql`
    insert into registration_links (token_hash, email, staff_id, mailed_at, expires_at)
    select ${link.tokenHash}, ${link.email}, ${link.staffId}::uuid, ${link.mailedAt}::timestamptz, ${link.expiresAt}::timestamptz
    where ${link.staffId}::uuid is null
      or exists (select from staff_list where id = ${link.staffId}::uuid and user_id is null for share)
    returning token_hash`.execute(db);
  return rows.length === 1;
}

/** With another number of its own, so that nothing else waits for it. */
const addressLock = 7_233_106;

/** Others that are about to write to this address wait until the transaction has ended. */
export async function holdAddress(db: Transaction<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${addressLock}, hashtext(lower(${email})))`.execute(db);
}

/** Of a mail that surely did not go out. */
export async function deleteLink(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('registration_links').where('token_hash', '=', tokenHash).execute();
}

export async function countLinks(db: Kysely<Database>, email: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('registration_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('mailed_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

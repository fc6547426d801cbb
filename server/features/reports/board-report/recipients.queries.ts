import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { toLanguage } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Database } from '../../../db/schema.ts';

function selectActiveAdmins(db: Kysely<Database>) {
  return db.selectFrom('users').where('role', '=', 'admin').where('disabled_at', 'is', null);
}

export interface PossibleRecipient {
  id: string;
  name: string;
  email: string;
}

/** Every admin who may sign in. */
export async function findPossibleRecipients(db: Kysely<Database>): Promise<PossibleRecipient[]> {
  return selectActiveAdmins(db).select(['id', 'name', 'email']).orderBy('name').orderBy('id').execute();
}

/** Those of them who are chosen. */
export async function findRecipients(db: Kysely<Database>): Promise<string[]> {
  const rows = await selectActiveAdmins(db)
    .innerJoin('board_report_recipients as recipient', 'recipient.admin_id', 'users.id')
    .select('users.id')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function replaceRecipients(db: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('board_report_recipients').execute();
  if (ids.length === 0) return;
  await db
    .insertInto('board_report_recipients')
    .values(ids.map((admin_id) => ({ admin_id })))
    .execute();
}

/** Whoever has lost the role or the account gets nothing more, also where it comes back. */
async function forgetFormerAdmins(db: Transaction<Database>): Promise<void> {
  await db
    .deleteFrom('board_report_recipients')
    .where('admin_id', 'not in', selectActiveAdmins(db).select('id'))
    .execute();
}

/**
 * Plans the mails of a month, once: the row of the month is the mark, whichever process is first. `month` is its first
 * day. Returns how many there are.
 */
export async function planMonth(
  db: Transaction<Database>,
  { month, now }: { month: string; now: Date },
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('board_report_months')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 0;
  await forgetFormerAdmins(db);
  const { rows } = await sql`
    insert into board_report_mails (month, admin_id, requested_at, next_attempt_at)
    select ${month}::date, admin_id, ${now}, ${now} from board_report_recipients returning admin_id`.execute(db);
  return rows.length;
}

export interface ClaimedMail {
  month: string;
  adminId: string;
  requestedAt: Date;
  /** The first is 1. */
  attempt: number;
}

/** Takes a mail that is due for `leaseSeconds`. If this process dies meanwhile, another one takes over afterwards. */
export async function claimMail(
  db: Kysely<Database>,
  now: Date,
  leaseSeconds: number,
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update board_report_mails as mail
    set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseSeconds * 1000)}
    from (select month, admin_id from board_report_mails where sent_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, admin_id limit 1 for update skip locked) as due
    where mail.month = due.month and mail.admin_id = due.admin_id
    returning mail.month, mail.admin_id as "adminId", mail.requested_at as "requestedAt", mail.attempts as attempt`.execute(
    db,
  );
  return rows[0];
}

/** Undefined where they are no admin any more, or may not sign in. */
export async function findRecipient(
  db: Kysely<Database>,
  adminId: string,
): Promise<{ email: string; language: Language } | undefined> {
  const row = await selectActiveAdmins(db)
    .innerJoin('board_report_recipients as recipient', 'recipient.admin_id', 'users.id')
    .select(['users.email', 'users.language'])
    .where('users.id', '=', adminId)
    .executeTakeFirst();
  return row && { email: row.email, language: toLanguage(row.language) };
}

type Key = Pick<ClaimedMail, 'month' | 'adminId'>;

export async function markSent(db: Kysely<Database>, { month, adminId }: Key, now: Date): Promise<void> {
  await db
    .updateTable('board_report_mails')
    .set({ sent_at: now })
    .where('month', '=', month)
    .where('admin_id', '=', adminId)
    .execute();
}

export async function postponeMail(db: Kysely<Database>, { month, adminId }: Key, until: Date): Promise<void> {
  await db
    .updateTable('board_report_mails')
    .set({ next_attempt_at: until })
    .where('month', '=', month)
    .where('admin_id', '=', adminId)
    .execute();
}

export async function dropMail(db: Kysely<Database>, { month, adminId }: Key): Promise<void> {
  await db.deleteFrom('board_report_mails').where('month', '=', month).where('admin_id', '=', adminId).execute();
}

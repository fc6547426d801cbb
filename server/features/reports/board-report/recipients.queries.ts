import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { mailsFrom } from '../../../mail/outbox.queries.ts';

function selectActiveAdmins(db: Kysely<Database>) {
  return db.selectFrom('users').where('role', '=', 'admin').where('disabled_at', 'is', null);
}

/** Every admin who may sign in. */
export async function findPossibleRecipients(
  db: Kysely<Database>,
): Promise<{ id: string; name: string; email: string }[]> {
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

/** Someone who has lost the role or the account gets nothing more, also where it comes back. */
async function forgetFormerAdmins(db: Transaction<Database>): Promise<void> {
  await db
    .deleteFrom('board_report_recipients')
    .where('admin_id', 'not in', selectActiveAdmins(db).select('id'))
    .execute();
}

/**
 * Plans the mails of a month, once: the row of the month is the mark, whichever process is first. `month` is its first
 * day.
 */
export async function planMonth(
  db: Transaction<Database>,
  { month, now }: { month: string; now: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('board_report_months')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await forgetFormerAdmins(db);
  const detail = sql`jsonb_build_object('month', ${month}::text)`;
  await mailsFrom('board_report', now, {
    from: sql`from board_report_recipients`,
    user_id: sql`admin_id`,
    detail,
  }).execute(db);
}

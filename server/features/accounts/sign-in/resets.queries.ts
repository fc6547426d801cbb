import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** For so long a mail counts against the most that a person gets. */
export const mailsCountMs = 3_600_000;

/** The person a link belongs to, while it lives. */
export async function findReset(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Links are ended and stay for the count of mails. Returns those that worked until now. */
export async function endResetsOf(db: Kysely<Database>, userId: string, now: Date): Promise<Buffer[]> {
  const ended = await db
    .updateTable('password_resets')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Until the transaction ends no one else notes a link for the person. */
export async function holdPerson(db: Transaction<Database>, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Links that were mailed before go on working. */
export async function insertReset(
  db: Kysely<Database>,
  reset: { userId: string; tokenHash: Buffer; expiresAt: Date; mailedAt: Date },
): Promise<void> {
  const { userId, tokenHash, expiresAt, mailedAt } = reset;
  const row = { token_hash: tokenHash, user_id: userId, expires_at: expiresAt, mailed_at: mailedAt };
  await db.insertInto('password_resets').values(row).execute();
}

/** Of a mail that surely did not go out. */
export async function deleteReset(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
}

/** The latest mails to a person since an instant, newest first. */
export async function findMailTimes(db: Kysely<Database>, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('password_resets')
    .select('mailed_at')
    .where('user_id', '=', userId)
    .where('mailed_at', '>', since)
    .orderBy('mailed_at', 'desc')
    .execute();
  return rows.flatMap(({ mailed_at }) => mailed_at ?? []);
}

/** Removes what works no more and counts no more; run from time to time. */
export async function deleteEndedResets(db: Kysely<Database>, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - mailsCountMs);
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<=', now)
    .where((row) => row.or([row('mailed_at', 'is', null), row('mailed_at', '<=', anHourAgo)]))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

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

/** Returns those that worked until now. */
export async function endResetsOf(db: Kysely<Database>, userId: string, now: Date): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Links that were mailed before go on working. */
export async function insertReset(
  db: Kysely<Database>,
  reset: { userId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { userId, tokenHash, expiresAt } = reset;
  await db
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** For a mail that certainly did not go out. */
export async function deleteReset(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
}

/** Removes what works no more; run from time to time. */
export async function deleteEndedResets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

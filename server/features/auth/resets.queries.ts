import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

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

/** Uses a link up: of several parallel uses exactly one gets the person. */
export async function takeReset(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** A person has one link at most: a newer one ends the older. */
export async function replaceReset(
  db: Kysely<Database>,
  reset: { userId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { token_hash: reset.tokenHash, expires_at: reset.expiresAt };
  await db
    .insertInto('password_resets')
    .values({ user_id: reset.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteResetOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function deleteEndedResets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

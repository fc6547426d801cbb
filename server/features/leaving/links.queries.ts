import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export async function insertLink(
  db: Kysely<Database>,
  { tokenHash, userId, expiresAt }: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('leaving_links')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Whose record the link gives, while it lasts and they are gone. */
export async function findLink(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom('leaving_links')
    .innerJoin('users', 'users.id', 'leaving_links.user_id')
    .select(['user_id as userId', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('left_at', 'is not', null)
    .executeTakeFirst();
}

export async function deleteEndedLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('leaving_links').where('expires_at', '<=', now).execute();
}

import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

interface NewLink {
  tokenHash: Buffer;
  userId: string;
  expiresAt: Date;
  /** Null for the one that is mailed. */
  openedUntil: Date | null;
}

export interface LinkHolder {
  userId: string;
  expiresAt: Date;
}

export async function insertLink(
  db: Kysely<Database>,
  { tokenHash, userId, expiresAt, openedUntil }: NewLink,
): Promise<void> {
  await db
    .insertInto('leaving_links')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt, opened_until: openedUntil })
    .execute();
}

/** Whose record the link gives, while it lasts and they are gone: a mailed one to be opened, or one that was. */
export async function findLink(
  db: Kysely<Database>,
  { tokenHash, isOpened }: { tokenHash: Buffer; isOpened: boolean },
  now: Date,
): Promise<(LinkHolder & { birthDate: string | null }) | undefined> {
  return db
    .selectFrom('leaving_links')
    .innerJoin('users', 'users.id', 'leaving_links.user_id')
    .select(['user_id as userId', 'expires_at as expiresAt', 'date_of_birth as birthDate'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('left_at', 'is not', null)
    .where('opened_until', isOpened ? '>' : 'is', isOpened ? now : null)
    .executeTakeFirst();
}

export async function deleteEndedLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('leaving_links')
    .where((link) => link.or([link('expires_at', '<=', now), link('opened_until', '<=', now)]))
    .execute();
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Browsers of a person that are known at a time. The one that signed in longest ago goes first. */
export const mostBrowsers = 10;

/** The one of these that has signed in to the account with the e-mail, while it is known. */
export async function findKnownBrowser(
  db: Kysely<Database>,
  { email, tokenHashes }: { email: string; tokenHashes: readonly Buffer[] },
  now: Date,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('expires_at', '>', now)
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where('users.disabled_at', 'is', null)
    .where('users.left_at', 'is', null)
    .executeTakeFirst();
  return row?.token_hash;
}

interface KnownBrowser {
  tokenHash: Buffer;
  userId: string;
  now: Date;
  expiresAt: Date;
}

/** Nothing where the account has been erased meanwhile. */
export async function rememberBrowser(db: Kysely<Database>, browser: KnownBrowser): Promise<void> {
  const { tokenHash, userId, now, expiresAt } = browser;
  await sql`
    with oldest as (
      delete from known_browsers where token_hash in (
        select token_hash from known_browsers where user_id = ${userId} and token_hash <> ${tokenHash}
        order by last_signed_in_at desc, token_hash offset ${mostBrowsers - 1} for update skip locked))
    insert into known_browsers (token_hash, user_id, known_since, last_signed_in_at, expires_at)
    select ${tokenHash}, id, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from users where id = ${userId} for key share
    on conflict (token_hash) do update set last_signed_in_at = excluded.last_signed_in_at, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function forgetBrowsersOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

/** Run from time to time. */
export async function deleteEndedBrowsers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('expires_at', '<=', now).execute();
}

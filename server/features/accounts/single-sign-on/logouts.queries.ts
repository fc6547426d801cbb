import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** False for a logout token that has been taken before. */
export async function takeLogoutToken(db: Kysely<Database>, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('sso_logouts')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export interface EndedAtProvider {
  issuer: string;
  /** One of the two is there. */
  subject: string | undefined;
  sid: string | undefined;
}

/**
 * Ends what the provider's session has opened: of a session there those that bear its name, and those of the person that bear none; of
 * a person without a session's name all that the provider has opened. Returns how many.
 */
export async function endSessionsOf(db: Kysely<Database>, { issuer, subject, sid }: EndedAtProvider): Promise<number> {
  const ofPerson = sql<boolean>`user_id in (
    select user_id from sso_identities where issuer = ${issuer} and subject = ${subject ?? null})`;
  // If the account has been disconnected since, only the name of the session is left.
  const bySid = sql<boolean>`sso_sid = ${sid ?? null} and (${subject ?? null}::text is null or ${ofPerson}
    or not exists (select from sso_identities where issuer = ${issuer} and user_id = sessions.user_id))`;
  const byPerson = sid === undefined ? ofPerson : sql<boolean>`(sso_sid is null and ${ofPerson})`;
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('sso_issuer', '=', issuer)
    .where(sql<boolean>`((${bySid}) or (${byPerson}))`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those that a provider has opened for the person, but one. */
export async function endProviderSessionsOf(db: Kysely<Database>, userId: string, kept: Buffer): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('sso_issuer', 'is not', null)
    .where('token_hash', '<>', kept)
    .execute();
}

/** What has no effect any more; run from time to time. */
export async function deleteEndedSignOns(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sso_attempts').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sso_newcomers').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sso_logouts').where('expires_at', '<=', now).execute();
}

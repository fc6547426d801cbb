import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { EndedAtProvider } from './logouts.queries.ts';
import type { Identity } from './single-sign-on.queries.ts';

export interface Newcomer extends Identity {
  sid: string | null;
  email: string;
  name: string;
}

interface Binding {
  tokenHash: Buffer;
  browserHash: Buffer;
}

export async function insertNewcomer(
  db: Kysely<Database>,
  { tokenHash, browserHash }: Binding,
  { issuer, subject, sid, email, name, expiresAt }: Newcomer & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sso_newcomers')
    .values({
      token_hash: tokenHash,
      browser_hash: browserHash,
      issuer,
      subject,
      sid,
      email,
      name,
      expires_at: expiresAt,
    })
    .execute();
}

const columns = ['issuer', 'subject', 'sid', 'email', 'name'] as const;

export async function findNewcomer(
  db: Kysely<Database>,
  { tokenHash, browserHash }: Binding,
  now: Date,
): Promise<Newcomer | undefined> {
  return db
    .selectFrom('sso_newcomers')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Only the first of several calls gets it. */
export async function takeNewcomer(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sso_newcomers')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Someone who has signed out at the provider can't go on with a form either. */
export async function deleteNewcomersOf(
  db: Kysely<Database>,
  { issuer, subject, sid }: EndedAtProvider,
): Promise<void> {
  await db
    .deleteFrom('sso_newcomers')
    .where('issuer', '=', issuer)
    .where(({ eb, or }) => or([eb('subject', '=', subject ?? null), eb('sid', '=', sid ?? null)]))
    .execute();
}

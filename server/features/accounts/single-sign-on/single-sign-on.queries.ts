import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Who someone is at the provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

export interface Attempt {
  purpose: 'sign_in' | 'link' | 'confirm';
  sessionHash: Buffer | null;
}

interface NewAttempt extends Attempt {
  stateHash: Buffer;
  browserHash: Buffer;
  expiresAt: Date;
}

export async function insertAttempt(db: Kysely<Database>, attempt: NewAttempt): Promise<void> {
  const { stateHash, browserHash, purpose, sessionHash, expiresAt } = attempt;
  await db
    .insertInto('sso_attempts')
    .values({
      state_hash: stateHash,
      browser_hash: browserHash,
      purpose,
      session_hash: sessionHash,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes it away: of several calls with one state the first alone gets it. In another browser it stays as it is. */
export async function takeAttempt(
  db: Kysely<Database>,
  { stateHash, browserHash }: { stateHash: Buffer; browserHash: Buffer },
  now: Date,
): Promise<Attempt | undefined> {
  return db
    .deleteFrom('sso_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['purpose', 'session_hash as sessionHash'])
    .executeTakeFirst();
}

/** Whether a browser has more attempts, or a newcomer's form, than have ended. */
export async function isBrowserOnItsWay(db: Kysely<Database>, browserHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from sso_attempts where browser_hash = ${browserHash} and expires_at > ${now})
    or exists (select from sso_newcomers where browser_hash = ${browserHash} and expires_at > ${now}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

export interface KnownPerson {
  id: string;
  disabled: boolean;
  hasLeft: boolean;
  isEmailConfirmed: boolean;
}

const personColumns = [
  'users.id',
  sql<boolean>`disabled_at is not null`.as('disabled'),
  sql<boolean>`left_at is not null`.as('hasLeft'),
  sql<boolean>`email_confirmed_at is not null`.as('isEmailConfirmed'),
] as const;

export async function findByIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Identity,
): Promise<KnownPerson | undefined> {
  return db
    .selectFrom('sso_identities')
    .innerJoin('users', 'users.id', 'sso_identities.user_id')
    .select(personColumns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Until the transaction ends, no one else changes the account. */
export async function holdByEmail(db: Transaction<Database>, email: string): Promise<KnownPerson | undefined> {
  return db
    .selectFrom('users')
    .select(personColumns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function holdPerson(db: Transaction<Database>, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

export async function findIdentityOf(
  db: Kysely<Database>,
  userId: string,
  issuer: string,
): Promise<{ subject: string; linkedAt: Date } | undefined> {
  return db
    .selectFrom('sso_identities')
    .select(['subject', 'linked_at as linkedAt'])
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
}

/** False where there was none. */
export async function removeIdentitiesOf(
  db: Transaction<Database>,
  userId: string,
  since = new Date(0),
): Promise<boolean> {
  const ofPerson = db.deleteFrom('sso_identities').where('user_id', '=', userId);
  return (await ofPerson.where('linked_at', '>=', since).returning('subject').execute()).length > 0;
}

/** False where the identity is another account's, or the account has another one at this provider. */
export async function insertIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Identity,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('sso_identities')
    .values({ issuer, subject, user_id: userId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentity(db: Kysely<Database>, userId: string, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sso_identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findSessionPerson(db: Kysely<Database>, sessionHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('token_hash', '=', sessionHash)
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

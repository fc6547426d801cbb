import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/violations.ts';
import { dropMails, dropMailsTo } from '../../../mail/outbox.queries.ts';

interface NewEmailChange {
  userId: string;
  newEmail: string;
  /** The admin who asks; null where it is the person. */
  askedBy: string | null;
  sessionHash: Buffer | null;
  now: Date;
  expiresAt: Date;
}

/** Takes the place of one that waits, whose link ends. */
export async function putEmailChange(db: Transaction<Database>, change: NewEmailChange): Promise<string> {
  const { userId, newEmail, askedBy, sessionHash, now, expiresAt } = change;
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  const id = randomUUID();
  const row = {
    id,
    user_id: userId,
    new_email: newEmail,
    asked_at: now,
    asked_by: askedBy,
    session_hash: sessionHash,
    expires_at: expiresAt,
  };
  await db.insertInto('email_changes').values(row).execute();
  return id;
}

export async function dropEmailChange(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** What an admin asked for stays: its link takes the password. */
export async function dropOwnEmailChange(db: Transaction<Database>, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).where('asked_by', 'is', null).execute();
}

export interface WaitingChange {
  id: string;
  userId: string;
  newEmail: string;
  askedBy: string | null;
  sessionHash: Buffer | null;
  expiresAt: Date;
  isRefused: boolean;
}

function changes(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.id', 'user_id as userId', 'new_email as newEmail', 'asked_by as askedBy'])
    .select(['session_hash as sessionHash', 'expires_at as expiresAt', 'is_refused as isRefused'])
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null);
}

/** The one that a link confirms, while it lasts. */
export async function findChangeByLink(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingChange | undefined> {
  return changes(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function findChange(db: Kysely<Database>, id: string, now: Date): Promise<WaitingChange | undefined> {
  return changes(db, now).where('email_changes.id', '=', id).executeTakeFirst();
}

/** What waits for a person's word. */
export async function findChangeOf(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<WaitingChange | undefined> {
  return changes(db, now).where('user_id', '=', userId).executeTakeFirst();
}

/** False where it was replaced or taken back meanwhile. */
export async function setChangeToken(db: Kysely<Database>, id: string, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The address takes no mail: its mail server has said so for good. */
export async function setChangeRefused(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('email_changes').set({ is_refused: true }).where('id', '=', id).execute();
}

/** Whose else the address is: another account's, or kept for one who may come back to it. */
export async function isTakenByOther(
  db: Kysely<Database>,
  { email, userId }: { email: string; userId: string },
): Promise<'account' | 'reserved' | undefined> {
  const { rows } = await sql<{ account: boolean; reserved: boolean }>`
    select exists (select from users where lower(email) = lower(${email}) and id <> ${userId}) as account,
      exists (select from email_undos where lower(old_email) = lower(${email}) and user_id <> ${userId}) as reserved`.execute(
    db,
  );
  if (rows[0]?.account) return 'account';
  return rows[0]?.reserved ? 'reserved' : undefined;
}

/** Throws `email_taken` (409): the holder of the link reads the address's mail, and may know. It confirms the address. */
export async function setEmail(db: Transaction<Database>, userId: string, email: string, now: Date): Promise<void> {
  try {
    await db
      .updateTable('users')
      .set({ email, email_confirmed_at: now, updated_at: now })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken');
    throw error;
  }
}

/** No link or code that was on its way to an address of the account works any more. */
export async function endLinksOf(db: Transaction<Database>, userId: string, emails: readonly string[]): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  for (const email of emails) await dropMailsTo(db, email, ['reset']);
}

export async function insertUndo(
  db: Transaction<Database>,
  undo: { userId: string; oldEmail: string; passwordHash: string; expiresAt: Date },
): Promise<string> {
  const { userId, oldEmail, passwordHash, expiresAt } = undo;
  const id = randomUUID();
  const row = { id, user_id: userId, old_email: oldEmail, password_hash: passwordHash, expires_at: expiresAt };
  await db.insertInto('email_undos').values(row).execute();
  return id;
}

export interface Undo {
  id: string;
  userId: string;
  oldEmail: string;
  passwordHash: string;
  expiresAt: Date;
}

export async function findUndoByLink(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<Undo | undefined> {
  return db
    .selectFrom('email_undos')
    .select(['id', 'user_id as userId', 'old_email as oldEmail', 'password_hash as passwordHash'])
    .select('expires_at as expiresAt')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function setUndoToken(db: Kysely<Database>, id: string, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_undos')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All, or the one that ends then and those of later changes. */
export async function dropUndosOf(
  db: Transaction<Database>,
  userId: string,
  endsFrom: Date = new Date(0),
): Promise<void> {
  await db.deleteFrom('email_undos').where('user_id', '=', userId).where('expires_at', '>=', endsFrom).execute();
}

export async function setClosedPassword(
  db: Transaction<Database>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Run from time to time. */
export async function deleteEndedEmailChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_undos').where('expires_at', '<=', now).execute();
}

/** Nothing that was asked for or mailed about the person's e-mail changes it any more. */
export async function dropEmailChangesOf(db: Transaction<Database>, userId: string): Promise<void> {
  await dropEmailChange(db, userId);
  await dropUndosOf(db, userId);
  await dropMails(db, [userId], ['email_confirm', 'email_asked', 'email_changed']);
}

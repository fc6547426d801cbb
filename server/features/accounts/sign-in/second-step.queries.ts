import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Account } from './accounts.queries.ts';

const markOf = (passwordHash: unknown) => sql<Buffer>`sha256(convert_to(${passwordHash}, 'UTF8'))`;

interface NewChallenge {
  tokenHash: Buffer;
  userId: string;
  /** That was proved. */
  passwordHash: string;
  browserHash: Buffer | undefined;
  expiresAt: Date;
}

export async function insertChallenge(db: Kysely<Database>, challenge: NewChallenge): Promise<void> {
  await db
    .insertInto('second_factor_challenges')
    .values({
      token_hash: challenge.tokenHash,
      user_id: challenge.userId,
      password_mark: markOf(sql`${challenge.passwordHash}::text`),
      browser_hash: challenge.browserHash ?? null,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

export type WaitingSignIn = Account & { browserHash: Buffer | null };

/** A sign-in that waits for its second step, of someone who may sign in and whose password is still the one that was proved. */
export async function findWaiting(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingSignIn | undefined> {
  return db
    .selectFrom('second_factor_challenges as waiting')
    .innerJoin('users', 'users.id', 'waiting.user_id')
    .select(['users.id', 'users.email', 'users.role', 'users.password_hash as passwordHash'])
    .select('waiting.browser_hash as browserHash')
    .where('waiting.token_hash', '=', tokenHash)
    .where('waiting.expires_at', '>', now)
    .where('waiting.password_mark', '=', markOf(sql.ref('users.password_hash')))
    .where('users.disabled_at', 'is', null)
    .where('users.left_at', 'is', null)
    .executeTakeFirst();
}

/** True for only one of several calls that finish it at once. */
export async function takeWaiting(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('second_factor_challenges')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteEndedChallenges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('expires_at', '<=', now).execute();
}

/** Whose passkey it was. */
export async function findPasskeyOwner(
  db: Kysely<Database>,
  userId: string,
): Promise<(Account & { leftAt: Date | null; disabledAt: Date | null }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'password_hash as passwordHash', 'left_at as leftAt', 'disabled_at as disabledAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

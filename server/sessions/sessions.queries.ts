import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Role } from '../../domain/roles.ts';
import { batchLoader, rowsInOrder } from '../db/batch-loader.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import type { Database } from '../db/schema.ts';

export interface Session {
  userId: string;
  role: Role;
  language: string;
  recordingStoppedAt: Date | null;
  lastUsedAt: Date;
  confirmedAt: Date | null;
}

// The account is looked up for each session found (`offset 0` keeps it so): joined, many sessions would read all accounts.
const sessionsOf = compiledQuery((db, { tokenHashes }: { tokenHashes: Buffer[] }) =>
  db
    .selectFrom('sessions')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('users')
          .select(['id', 'role', 'language', 'recording_stopped_at'])
          .whereRef('id', '=', 'sessions.user_id')
          .where('disabled_at', 'is', null)
          .where('left_at', 'is', null)
          .offset(sql.lit(0))
          .as('owner'),
      (join) => join.onTrue(),
    )
    .select(['token_hash as tokenHash', 'owner.id as userId', 'owner.role', 'owner.language'])
    .select('owner.recording_stopped_at as recordingStoppedAt')
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt', 'confirmed_at as confirmedAt'])
    .where('token_hash', '=', ({ fn, val }) => fn.any(val(tokenHashes))),
);

const askForSession = batchLoader(async (db, tokenHashes: readonly Buffer[]) => {
  const rows = await sessionsOf(db, { tokenHashes: [...tokenHashes] });
  const textOf = (hash: Buffer) => hash.toString('base64');
  return rowsInOrder(tokenHashes.map(textOf), rows, ({ tokenHash }) => textOf(tokenHash));
});

/** A session that is inside both of its lifetimes, of a person who is not disabled and has not left. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Session | undefined> {
  const session = await askForSession(db, tokenHash);
  return session && session.expiresAt > now && session.lastUsedAt > idleSince ? session : undefined;
}

/** False where the account has been erased. */
export async function isStillThere(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
}

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  passwordHash: string;
  now: Date;
  expiresAt: Date;
}

const openWherePasswordStands = compiledQuery((db, { tokenHash, userId, passwordHash, now, expiresAt }: NewSession) =>
  db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'created_at', 'last_used_at', 'expires_at', 'confirmed_at'])
    .expression((row) =>
      row
        .selectFrom('users')
        .select(({ val, cast }) => [
          cast<Buffer>(val(tokenHash), 'bytea').as('token_hash'),
          'id',
          cast<Date>(val(now), 'timestamptz').as('created_at'),
          cast<Date>(val(now), 'timestamptz').as('last_used_at'),
          cast<Date>(val(expiresAt), 'timestamptz').as('expires_at'),
          cast<Date>(val(now), 'timestamptz').as('confirmed_at'),
        ])
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .where('disabled_at', 'is', null)
        .where('left_at', 'is', null)
        .forShare(),
    )
    .returning('user_id'),
);

/**
 * Opens a session for the password that was proved: false where it has been changed, or the person disabled, since then.
 * The shared lock makes a change under way finish first, so that the change ends every session of the old password.
 */
export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<boolean> {
  return (await openWherePasswordStands(db, session)).length === 1;
}

/** Notes that the session's person has just given the password. */
export async function confirmSession(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteOtherSessionsOf(db: Kysely<Database>, userId: string, kept: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();
}

/** Removes what has passed either lifetime; run from time to time. */
export async function deleteEndedSessions(
  db: Kysely<Database>,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_used_at', '<=', idleSince)]))
    .execute();
}

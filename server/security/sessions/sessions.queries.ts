import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { SignedInUser } from '../../../domain/contract/user.ts';
import type { Device } from '../../../domain/devices.ts';
import { passwordHoldsMinutes } from '../../../domain/password-time.ts';
import type { Role } from '../../../domain/roles.ts';
import { sharedIdleMinutes } from '../../../domain/shared-device.ts';
import { batchLoader, rowsInOrder } from '../../db/batch-loader.ts';
import { compiledQuery } from '../../db/compiled-query.ts';
import { databaseTime } from '../../db/database-clock.ts';
import type { Database } from '../../db/schema.ts';
import { privilegedRoles } from './lifetimes.ts';
import type { SessionRules } from './lifetimes.ts';

export interface Session {
  userId: string;
  role: Role;
  language: string;
  recordingStoppedAt: Date | null;
  secondFactorSince: Date | null;
  passwordGivenBy: 'server' | 'operator' | null;
  /** The provider that opened it; null where a password did. */
  ssoIssuer: string | null;
  /** Not marked as used for a while. */
  isStale: boolean;
  /** The password was given a short time ago. */
  isConfirmed: boolean;
}

/**
 * A session is marked as used at most once a minute, so that reading costs no write. Those of the few with a privileged role
 * more often: what signs in again and again for the same admin must not end the session that is in use.
 */
const touchSeconds = { privileged: 2, others: 60 };

/**
 * Whether the session of a row is inside both of its lifetimes: the one rule of all statements. `role` names the column
 * with the role of its person.
 */
export function isAlive(
  { heldTime, idleMinutes, privilegedIdleMinutes }: SessionRules,
  role: string,
): RawBuilder<boolean> {
  const time = databaseTime(heldTime);
  return sql<boolean>`(sessions.expires_at > ${time} and sessions.last_used_at > ${time} - make_interval(mins => least(
    case when ${sql.ref(role)} = any(${privilegedRoles}::text[]) then ${privilegedIdleMinutes}::integer else ${idleMinutes}::integer end,
    case when sessions.shared then ${sql.lit(sharedIdleMinutes)} end)))`;
}

type Asked = SessionRules & { tokenHashes: Buffer[] };

// The account is looked up for each session found (`offset 0` keeps it so): joined, many sessions would read all accounts.
const sessionsOf = compiledQuery((db, { tokenHashes, heldTime, idleMinutes, privilegedIdleMinutes }: Asked) =>
  db
    .selectFrom('sessions')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('users')
          .select(['id', 'role', 'language', 'recording_stopped_at', 'second_factor_since', 'password_given_by'])
          .whereRef('id', '=', 'sessions.user_id')
          .where('disabled_at', 'is', null)
          .where('left_at', 'is', null)
          .offset(sql.lit(0))
          .as('owner'),
      (join) => join.onTrue(),
    )
    .select(['token_hash as tokenHash', 'owner.id as userId', 'owner.role', 'owner.language'])
    .select(['owner.recording_stopped_at as recordingStoppedAt', 'owner.second_factor_since as secondFactorSince'])
    .select('owner.password_given_by as passwordGivenBy')
    .select('sso_issuer as ssoIssuer')
    .select([
      sql<boolean>`last_used_at < ${databaseTime(heldTime)} - make_interval(secs =>
        case when owner.role = any(${privilegedRoles}::text[]) then ${sql.lit(touchSeconds.privileged)} else ${sql.lit(touchSeconds.others)} end)`.as(
        'isStale',
      ),
      sql<boolean>`coalesce(confirmed_at > ${databaseTime(heldTime)} - make_interval(mins => ${sql.lit(passwordHoldsMinutes)}), false)`.as(
        'isConfirmed',
      ),
    ])
    .where('token_hash', '=', ({ fn, val }) => fn.any(val(tokenHashes)))
    .where(isAlive({ heldTime, idleMinutes, privilegedIdleMinutes }, 'owner.role')),
);

/** All of a batch are judged by the same rules: those of the process, and the time of its database. */
const askForSession = batchLoader(async (db, asked: readonly (SessionRules & { tokenHash: Buffer })[]) => {
  const [first] = asked;
  if (!first) return [];
  const tokenHashes = asked.map(({ tokenHash }) => tokenHash);
  const rows = await sessionsOf(db, { ...first, tokenHashes });
  const textOf = (hash: Buffer) => hash.toString('base64');
  return rowsInOrder(tokenHashes.map(textOf), rows, ({ tokenHash }) => textOf(tokenHash));
});

/** A session that is inside both of its lifetimes, of a person who is not disabled and has not left. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: Buffer,
  rules: SessionRules,
): Promise<Session | undefined> {
  return askForSession(db, { tokenHash, ...rules });
}

/** False where the account has been erased. */
export async function isStillThere(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function touchSession(db: Kysely<Database>, tokenHash: Buffer, heldTime: Date | null): Promise<void> {
  const last_used_at = databaseTime(heldTime);
  await db.updateTable('sessions').set({ last_used_at }).where('token_hash', '=', tokenHash).execute();
}

/** The person who has proved to be it, while nothing has changed since. Until the transaction ends, no one else can change them or sign them in. */
export async function holdOwner(
  db: Transaction<Database>,
  { userId, passwordHash }: { userId: string; passwordHash?: string },
): Promise<SignedInUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', userId)
    .$if(passwordHash !== undefined, (query) => query.where('password_hash', '=', passwordHash ?? ''))
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A session at the provider of single sign-on. */
export interface ProviderSession {
  issuer: string;
  /** Its name there; null where the provider tells none. */
  sid: string | null;
  /** When proof was last given there; null where it does not tell. Where it still knows the browser that is long ago. */
  provedAt: Date | null;
}

interface NewSession {
  userId: string;
  tokenHash: Buffer;
  /** The session that the same browser had until now. */
  replaced: Buffer | null;
  device: Device;
  isShared: boolean;
  through: ProviderSession | null;
  maxHours: number;
  /** How many the person may have, this one among them. */
  most: number;
  heldTime: Date | null;
}

/** Stores a session in place of the one that it replaces, and of those used longest ago that are too many. The caller holds the person. */
export async function putSession(db: Transaction<Database>, session: NewSession): Promise<void> {
  const { userId, tokenHash, replaced, device, isShared, through, maxHours, most, heldTime } = session;
  const now = databaseTime(heldTime);
  await sql`
    with ended as (
      delete from sessions where token_hash = ${replaced} or token_hash in (
        select token_hash from sessions where user_id = ${userId} and token_hash is distinct from ${replaced}
        order by last_used_at desc, created_at desc, token_hash offset ${most - 1}))
    insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, confirmed_at, browser, system,
      sso_issuer, sso_sid, shared)
    values (${tokenHash}, ${userId}, ${now}, ${now}, ${now} + make_interval(hours => ${maxHours}), ${through ? through.provedAt : now},
      ${device.browser}, ${device.system}, ${through?.issuer ?? null}, ${through?.sid ?? null}, ${isShared})`.execute(
    db,
  );
}

/** Notes that the session's person has just given the password. Returns when that was; undefined where it has ended meanwhile. */
export async function confirmSession(
  db: Kysely<Database>,
  tokenHash: Buffer,
  heldTime: Date | null,
): Promise<Date | undefined> {
  const row = await db
    .updateTable('sessions')
    .set({ confirmed_at: databaseTime(heldTime) })
    .where('token_hash', '=', tokenHash)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst();
  return row?.confirmedAt ?? undefined;
}

/** Returns the provider that had opened it; null where none had, or it was not there. */
export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<string | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('sso_issuer as issuer')
    .executeTakeFirst();
  return ended?.issuer ?? null;
}

/** Returns how many have ended, as the following do. */
export async function deleteSessionsOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAllSessions(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirst();
  return Number(numDeletedRows);
}

/** The account with this email, even if it cannot sign in. No one signs in to it until the transaction ends. */
export async function findOwnerId(db: Transaction<Database>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function deleteOtherSessionsOf(db: Kysely<Database>, userId: string, kept: Buffer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes what has passed either lifetime; run from time to time. */
export async function deleteEndedSessions(db: Kysely<Database>, rules: SessionRules): Promise<void> {
  await db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where(sql<boolean>`not ${isAlive(rules, 'users.role')}`)
    .execute();
}

/** When proof was given in the session; undefined where that was not in the last 15 minutes. */
export async function findConfirmation(
  db: Kysely<Database>,
  tokenHash: Buffer,
  heldTime: Date | null,
): Promise<Date | undefined> {
  const since = sql<Date>`${databaseTime(heldTime)} - make_interval(mins => ${sql.lit(passwordHoldsMinutes)})`;
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at as confirmedAt')
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', '>', since)
    .executeTakeFirst();
  return row?.confirmedAt ?? undefined;
}

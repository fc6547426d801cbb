import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** After `free` attempts in a window each further one doubles the wait. All times in seconds. */
export interface AttemptPolicy {
  free: number;
  windowSeconds: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** What has been counted under a key. */
export interface Attempts {
  key: Buffer;
  /** No further attempt is allowed before; null where none has to wait. */
  blockedUntil: Date | null;
}

export async function findAttempts(db: Kysely<Database>, keys: readonly Buffer[]): Promise<Attempts[]> {
  return db
    .selectFrom('attempts')
    .select(['key', 'blocked_until as blockedUntil'])
    .where('key', '=', sql<Buffer>`any(${keys}::bytea[])`)
    .execute();
}

/** Counts one attempt in one statement, so that parallel ones in any number of processes are all counted. */
export async function countAttempt(db: Kysely<Database>, key: Buffer, policy: AttemptPolicy, now: Date): Promise<void> {
  const { free, windowSeconds, firstWaitSeconds, longestWaitSeconds } = policy;
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  const count = sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`;
  const wait = sql`least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(30, ${count} - ${free}::int)))`;
  await sql`
    insert into attempts (key, count, window_ends_at, blocked_until)
    values (${key}, 1, ${windowEnd}, null)
    on conflict (key) do update set
      count = ${count},
      window_ends_at = case when attempts.window_ends_at <= ${now} then ${windowEnd} else attempts.window_ends_at end,
      blocked_until = case when ${count} >= ${free}::int then ${now}::timestamptz + make_interval(secs => ${wait}) end
  `.execute(db);
}

export async function forgetAttempts(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Rows whose window and wait are over mean nothing any more; run from time to time. */
export async function deleteEndedAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<=', now)
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', now)]))
    .execute();
}

import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** After `free` attempts in a window each further one doubles the wait. All times in seconds. */
export interface AttemptPolicy {
  free: number;
  windowSeconds: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** The most that waiting out every wait brings: so many, and then one each time these seconds have passed. */
  spread?: { most: number; everySeconds: number };
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

/** Whether anything has been counted under the key whose window is not over. */
export async function isCountedNow(db: Kysely<Database>, { key, now }: { key: Buffer; now: Date }): Promise<boolean> {
  const found = await db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

interface Counting {
  key: Buffer;
  policy: AttemptPolicy;
  now: Date;
}

/** Counts one attempt in one statement, so that parallel ones in any number of processes are all counted. */
export async function countAttempt(db: Kysely<Database>, counting: Counting): Promise<void> {
  await counted(counting, sql`true`).execute(db);
}

/** Counts one attempt where it is allowed; false where it has to wait. Of parallel ones no more pass than one after another. */
export async function takeAttempt(db: Kysely<Database>, counting: Counting): Promise<boolean> {
  const isFree = sql`attempts.blocked_until is null or attempts.blocked_until <= ${counting.now}`;
  return (await counted(counting, isFree).execute(db)).rows.length === 1;
}

function counted({ key, policy, now }: Counting, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { free, windowSeconds, firstWaitSeconds, longestWaitSeconds, spread } = policy;
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  const count = sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`;
  const wait = sql`least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(30, ${count} - ${free}::int)))`;
  const step = seconds(spread?.everySeconds ?? 0);
  const spreadUntil = spread
    ? sql`greatest(attempts.spread_until, ${now}::timestamptz) + ${step}`
    : sql`null::timestamptz`;
  const room = seconds(spread ? spread.everySeconds * (spread.most - 1) : 0);
  // `greatest` of null and an instant is the instant.
  return sql`
    insert into attempts (key, count, window_ends_at, blocked_until, spread_until)
    values (${key}, 1, ${windowEnd}, null, ${spread ? sql`${now}::timestamptz + ${step}` : null})
    on conflict (key) do update set
      count = ${count},
      window_ends_at = case when attempts.window_ends_at <= ${now} then ${windowEnd} else attempts.window_ends_at end,
      blocked_until = greatest(
        case when ${count} >= ${free}::int then ${now}::timestamptz + make_interval(secs => ${wait}) end,
        ${spreadUntil} - ${room}),
      spread_until = ${spreadUntil}
    where ${condition}
    returning key`;
}

const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

/**
 * Ends the wait and makes the free attempts free again. What was spread over the day stays counted, but for the last
 * attempt: else someone who waits for this could begin again each time.
 */
export async function easeAttempts(db: Kysely<Database>, { key, policy: { spread }, now }: Counting): Promise<void> {
  const back = seconds(spread?.everySeconds ?? 0);
  await sql`
    update attempts set count = 0, blocked_until = null, spread_until = spread_until - ${back}
    where key = ${key}`.execute(db);
  await db.deleteFrom('attempts').where('key', '=', key).where(isSpent(now)).execute();
}

/** As `easeAttempts`, and leaves room for `free` attempts however many there were. */
export async function freeAttempts(
  db: Kysely<Database>,
  { key, policy: { free, spread }, now }: Counting,
): Promise<void> {
  const room = spread ? spread.everySeconds * (spread.most - free) : 0;
  await sql`
    update attempts set count = 0, blocked_until = null,
      spread_until = least(spread_until, ${now}::timestamptz + ${seconds(room)})
    where key = ${key}`.execute(db);
}

const isSpent = (now: Date) => sql<boolean>`(spread_until is null or spread_until <= ${now})`;

/** Longer than any window is (days). */
const longestWindow = 2;

/**
 * Rows whose window and waits are over mean nothing any more; run from time to time. Nor do those of a clock that was ahead for a
 * moment: they would keep people out until then.
 */
export async function deleteEndedAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<=', now)
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', now)]))
    .where(isSpent(now))
    .execute();
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '>', new Date(now.getTime() + longestWindow * 86_400_000))
    .execute();
}

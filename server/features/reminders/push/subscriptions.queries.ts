import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PushSubscription } from '../../../../domain/contract/push.ts';
import { startAnchors } from '../../../../domain/reminders/anchors.ts';
import { bringBack } from '../../../db/bring-back.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { SessionRules } from '../../../security/sessions/lifetimes.ts';
import { isAlive } from '../../../security/sessions/sessions.queries.ts';

export async function hasSubscription(db: Kysely<Database>, sessionHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('session_hash')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return found !== undefined;
}

interface Subscriber {
  sessionHash: Buffer;
  userId: string;
  now: Date;
}

/** With another number of its own, so that nothing else waits for it. */
const endpointLock = 7_233_004;

/**
 * Stores the subscription of a session in place of what it had. A device belongs to who has signed in on it last.
 * False where the session has just ended.
 */
export async function storeSubscription(
  db: Kysely<Database>,
  { sessionHash, userId, now }: Subscriber,
  { endpoint, keys, time_zone }: PushSubscription,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Several sessions of one device at the same moment come one after the other.
    await sql`select pg_advisory_xact_lock(${endpointLock}, hashtext(${endpoint}))`.execute(transaction);
    const session = await transaction
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', '=', sessionHash)
      .forKeyShare()
      .executeTakeFirst();
    if (!session) return false;
    await transaction
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_hash', '!=', sessionHash)
      .execute();
    const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, time_zone, failures: 0 };
    const start = { checked_at: now, anchors: JSON.stringify(startAnchors(now)), look_at: now };
    await transaction
      .insertInto('push_subscriptions')
      .values({ session_hash: sessionHash, user_id: userId, ...device, ...start })
      .onConflict((conflict) =>
        conflict.column('session_hash').doUpdateSet({
          ...device,
          // Another zone means other times from now on; the same one changes nothing.
          look_at: sql`case when push_subscriptions.time_zone = excluded.time_zone then push_subscriptions.look_at else excluded.look_at end`,
          checked_at: sql`case when push_subscriptions.time_zone = excluded.time_zone then push_subscriptions.checked_at else excluded.checked_at end`,
        }),
      )
      .execute();
    return true;
  });
}

export async function deleteSubscription(db: Kysely<Database>, sessionHash: Buffer, endpoint?: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_hash', '=', sessionHash)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .execute();
}

interface Device {
  sessionHash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** The devices of a person on which the session is still valid. */
export async function findDevices(db: Kysely<Database>, userId: string, rules: SessionRules): Promise<Device[]> {
  return db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.token_hash', 'device.session_hash')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select(['device.session_hash as sessionHash', 'device.endpoint', 'device.p256dh', 'device.auth', 'users.language'])
    .where('device.user_id', '=', userId)
    .where(isAlive(rules, 'users.role'))
    .where('users.disabled_at', 'is', null)
    .where('users.left_at', 'is', null)
    .execute();
}

/** Notes that a page is open, whose own timer shows what is due. Written at most twice a minute. */
export async function notePageOpen(db: Kysely<Database>, sessionHash: Buffer, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - 30_000);
  await db
    .updateTable('push_subscriptions')
    .set({ page_seen_at: now })
    .where('session_hash', '=', sessionHash)
    .where((row) => row.or([row('page_seen_at', 'is', null), row('page_seen_at', '<', lately)]))
    .execute();
}

/** After failures in a row the next try is 1, 2, 4 ... minutes later, and 60 at most. */
export const pauseAfter = (earlier: RawBuilder<number>) =>
  sql`interval '1 minute' * least(2 ^ least(${earlier}, 6), 60)`;

/**
 * Has the times computed again, of one person or of all, from now on: times that only the change puts into the past are
 * not due. What was due already stays so, also where it waits to be tried again. In the transaction of the change.
 */
export async function lookAgain(db: Kysely<Database>, now: Date, userId?: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ look_at: now, checked_at: now })
    .where('look_at', '>', now)
    .where(sql<boolean>`failures = 0 or look_at > ${now}::timestamptz + ${pauseAfter(sql`failures - 1`)}`)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute();
}

export async function bringBackSubscriptions(db: Kysely<Database>, now: Date): Promise<void> {
  await bringBack(db, ['push_subscriptions', 'look_at'], now);
  await bringBack(db, ['push_subscriptions', 'page_seen_at'], now);
}

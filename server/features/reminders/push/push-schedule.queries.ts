import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** A page that asks has a timer of its own. Written at most twice a minute. */
export async function notePageOpen(db: Kysely<Database>, sessionHash: Buffer, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - 30_000);
  await db
    .updateTable('push_subscriptions')
    .set({ page_seen_at: now })
    .where('session_hash', '=', sessionHash)
    .where((row) => row.or([row('page_seen_at', 'is', null), row('page_seen_at', '<', lately)]))
    .execute();
}

/**
 * Has the times computed anew, of one person or of all, from now on: times that only the change puts into the past are
 * not due. What was due already stays so. In the transaction of the change.
 */
export async function lookAgain(db: Kysely<Database>, now: Date, userId?: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ look_at: now, checked_at: now })
    .where('look_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute();
}

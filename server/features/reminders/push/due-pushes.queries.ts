import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ReminderPreferences, ReminderSettings } from '../../../../domain/contract/reminders.ts';
import { toLanguage } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Anchors } from '../../../../domain/reminders/anchors.ts';
import type { Database } from '../../../db/schema.ts';
import type { SessionRules } from '../../../security/sessions/lifetimes.ts';
import { isAlive } from '../../../security/sessions/sessions.queries.ts';
import { findPreferencesOfMany, findReminderSettings } from '../reminder-choices.queries.ts';
import { pauseAfter } from './subscriptions.queries.ts';

/** Rows of one claim: they are sent at the same time. */
const batch = 50;

export interface DueSubscription extends Selectable<Database['push_subscriptions']> {
  preferences: ReminderPreferences;
  language: Language;
}

/** When to check next, and what the timer then has to remember. */
export interface NextCheck {
  anchors: Anchors;
  nextCheckAt: Date;
}

export type Times = { now: Date; rules: SessionRules };

/**
 * Takes a batch of the subscriptions to be checked, and moves each to its next check in the same transaction, before
 * anything is sent: no other process finds it again. Those of ended sessions go. Undefined where none is left.
 */
export async function claimDue<T>(
  db: Kysely<Database>,
  times: Times,
  plan: (subscription: DueSubscription, settings: ReminderSettings) => NextCheck & { due: T | undefined },
): Promise<T[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    const held = await holdDue(transaction, times.now);
    if (held.length === 0) return undefined;
    const living = await livingSessions(transaction, held, times);
    // Read after the rows are held: a change that was made before is seen, one made later waits, and has them checked.
    const settings = await findReminderSettings(transaction);
    const preferencesOf = await findPreferencesOfMany(
      transaction,
      held.map(({ user_id }) => user_id),
    );
    const found: T[] = [];
    for (const row of held) {
      const language = living.get(keyOf(row));
      if (language === undefined) {
        await transaction.deleteFrom('push_subscriptions').where('session_hash', '=', row.session_hash).execute();
        continue;
      }
      const { due, ...next } = plan({ ...row, preferences: preferencesOf(row.user_id), language }, settings);
      await moveOn(transaction, row.session_hash, times.now, next);
      if (due !== undefined) found.push(due);
    }
    return found;
  });
}

export async function hasDue(db: Kysely<Database>, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_hash')
    .where('look_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function holdDue(db: Transaction<Database>, now: Date): Promise<Selectable<Database['push_subscriptions']>[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Each with the language of its person. */
async function livingSessions(
  db: Transaction<Database>,
  rows: readonly Selectable<Database['push_subscriptions']>[],
  { rules }: Times,
): Promise<Map<string, Language>> {
  const living = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash as session_hash', 'language'])
    .where(
      'token_hash',
      'in',
      rows.map(({ session_hash }) => session_hash),
    )
    .where(isAlive(rules, 'users.role'))
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(living.map((session) => [keyOf(session), toLanguage(session.language)]));
}

const keyOf = ({ session_hash }: { session_hash: Buffer }) => session_hash.toString('base64');

async function moveOn(db: Kysely<Database>, sessionHash: Buffer, now: Date, next: NextCheck): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ checked_at: now, anchors: JSON.stringify(next.anchors), look_at: next.nextCheckAt })
    .where('session_hash', '=', sessionHash)
    .execute();
}

/** Which row, as it was left by the claim: whatever has changed it since then is left alone. */
export interface Claim {
  sessionHash: Buffer;
  endpoint: string;
  /** When it was claimed. */
  at: Date;
}

export async function forgetFailures(db: Kysely<Database>, { sessionHash }: Claim): Promise<void> {
  await db.updateTable('push_subscriptions').set({ failures: 0 }).where('session_hash', '=', sessionHash).execute();
}

/** Counts a failure, and pauses. */
export async function postpone(db: Kysely<Database>, claim: Claim, now: Date): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failures: sql`failures + 1`, look_at: sql`${now}::timestamptz + ${pauseAfter(sql`failures`)}` })
    .where('session_hash', '=', claim.sessionHash)
    .where('endpoint', '=', claim.endpoint)
    .execute();
}

/** Gives back what was not delivered: it is due again, as long as it would be caught up. */
export async function giveBack(
  db: Kysely<Database>,
  claim: Claim,
  before: { checkedAt: Date; anchors: Anchors },
): Promise<void> {
  const { checkedAt, anchors } = before;
  await db
    .updateTable('push_subscriptions')
    .set({ checked_at: checkedAt, anchors: JSON.stringify(anchors) })
    .where('session_hash', '=', claim.sessionHash)
    .where('endpoint', '=', claim.endpoint)
    .where('checked_at', '=', claim.at)
    .execute();
}

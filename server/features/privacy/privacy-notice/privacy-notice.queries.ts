import type { Kysely, Transaction } from 'kysely';
import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import type { Database } from '../../../db/schema.ts';

export interface StoredNotice {
  number: number;
  hash: string;
  items: readonly NoticeItem[];
  since: Date;
}

const columns = ['number', 'hash', 'items', 'first_shown_at as since'] as const;

export async function findNoticeOf(db: Kysely<Database>, hash: string): Promise<StoredNotice | undefined> {
  return db.selectFrom('privacy_notices').select(columns).where('hash', '=', hash).executeTakeFirst();
}

export async function findNotice(db: Kysely<Database>, number: number): Promise<StoredNotice | undefined> {
  return db.selectFrom('privacy_notices').select(columns).where('number', '=', number).executeTakeFirst();
}

/** Another process may be faster: then its row counts. */
export async function insertNoticeText(
  db: Kysely<Database>,
  { hash, items, now }: { hash: string; items: readonly NoticeItem[]; now: Date },
): Promise<void> {
  await db
    .insertInto('privacy_notices')
    .values({ hash, items: JSON.stringify(items), first_shown_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export interface StoredConsent {
  notice: number;
  agrees: boolean;
  at: Date;
  language: string;
  given_at: 'registration' | 'asked';
}

/** All that a person has said, latest first. */
export async function findConsents(db: Kysely<Database>, userId: string): Promise<StoredConsent[]> {
  return db
    .selectFrom('consents')
    .select(['notice', 'agrees', 'at', 'language', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Notes what they have said, and lets it count for what is recorded from now on. That first: of two at once the second waits there,
 * and the one that is noted last is the one that holds.
 */
export async function insertConsent(
  db: Transaction<Database>,
  { userId, notice, agrees, at, language, given_at }: StoredConsent & { userId: string },
): Promise<void> {
  if (given_at !== 'registration')
    await db
      .updateTable('users')
      .set({ recording_stopped_at: agrees ? null : at })
      .where('id', '=', userId)
      .execute();
  await db.insertInto('consents').values({ user_id: userId, notice, agrees, at, language, given_at }).execute();
}

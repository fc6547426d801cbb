import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/outgoing-mails.queries.ts';
import { setPassword, setNoPassword } from './accounts.queries.ts';
import { endResetsOf } from './resets.queries.ts';
import { deleteSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';

/**
 * With another password every mailed link ends, and its owner is told by mail. The person's row is locked first. Returns
 * the links that worked until now.
 */
export async function replacePassword(
  transaction: Transaction<Database>,
  change: { userId: string; passwordHash: string; now: Date },
): Promise<{ email: string; endedLinks: readonly Buffer[] }> {
  const { userId, now } = change;
  const { email } = await setPassword(transaction, change);
  const endedLinks = await endResetsOf(transaction, userId, now);
  const detail = { at: now.toISOString() };
  await queueMail(transaction, { kind: 'password_changed', userIds: [userId], detail, now });
  return { email, endedLinks };
}

/**
 * From now on no password of ours opens the account: whoever knew one, or holds a session or a mailed link, is out. In this order:
 * see `startSession`.
 */
export async function closePassword(
  db: Transaction<Database>,
  { userId, closed, now }: { userId: string; closed: string; now: Date },
): Promise<void> {
  await setNoPassword(db, { userId, closed, now });
  await endResetsOf(db, userId, now);
  await deleteSessionsOf(db, userId);
  await forgetBrowsersOf(db, userId);
}

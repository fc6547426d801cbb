import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { hashPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';
import { queueMailTo } from '../../../mail/outbox.queries.ts';

/** Of an account whose password someone else may know: no password fits until a new one is chosen. */
export async function makeClosedPassword(db: Kysely<Database>): Promise<string> {
  return withHashingSemaphore(db, () => hashPassword(hashToken(makeToken()).toString('hex')));
}

/** Mails a link by which a new password is chosen, and makes every browser a strange one. */
export async function askForNewPassword(
  db: Transaction<Database>,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await forgetBrowsersOf(db, userId);
  await queueMailTo(db, { kind: 'reset', address: email, detail: { by_admin: 'no' }, now });
}

/** Mails a link that an admin has asked for. Nothing else changes until it is used. */
export async function askForLinkByAdmin(
  db: Transaction<Database>,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await queueMailTo(db, { kind: 'reset', address: email, detail: { by_admin: 'yes' }, now });
}

import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { setPassword, setNoPassword, findChooser } from './accounts.queries.ts';
import { endResetsOf } from './resets.queries.ts';
import { dropOwnEmailChange } from '../email-changes/email-changes.queries.ts';
import { deleteSessionsOf, deleteOtherSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';
import { holdPerson } from '../single-sign-on/single-sign-on.queries.ts';
import { AppError } from '../../../core/app-error.ts';
import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { findPasswordOf, isHashOf } from '../../../security/passwords/password.queries.ts';
import { hashPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';
import { refuseGuessable } from './refuse-password.ts';

/**
 * With another password every mailed link ends that opens without it: someone who knew the old one may have asked for one. Its
 * owner is told by mail. The person's row is locked first. Returns the links to choose a password that worked until now.
 */
export async function replacePassword(
  transaction: Transaction<Database>,
  change: { userId: string; passwordHash: string; now: Date },
): Promise<{ email: string; endedLinks: readonly Buffer[] }> {
  const { userId, now } = change;
  const { email } = await setPassword(transaction, change);
  const endedLinks = await endResetsOf(transaction, userId, now);
  await dropOwnEmailChange(transaction, userId);
  const detail = { at: now.toISOString() };
  await queueMail(transaction, { kind: 'password_changed', userIds: [userId], detail, now });
  return { email, endedLinks };
}

/**
 * From now on no password of ours opens the account: anyone who knew one, or holds a session or a mailed link, is out. In this order:
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

interface Change {
  userId: string;
  password: string;
  newPassword: string;
  address: string;
  /** The session that makes the change, and goes on. */
  tokenHash: Buffer;
}

/** Ends all other sessions of the person and every reset link on its way. Throws what `confirmPassword` throws. */
export async function changeOwnPassword(services: Services, change: Change): Promise<void> {
  const { userId, password, newPassword, address, tokenHash } = change;
  const { passwordHash: before } = await confirmPassword(services, { userId, password, address, tokenHash });
  const chooser = await findChooser(services.db, userId);
  await refuseGuessable(services, { password: newPassword, field: 'newPassword', chooser });
  const passwordHash = await withHashingSemaphore(services.db, () => hashPassword(newPassword));
  await services.db.transaction().execute(async (transaction) => {
    // In this order: see `startSession`.
    const now = services.now();
    await holdPerson(transaction, userId);
    // Changed meanwhile, by who may have done it to keep this one out: the old one is no proof any more.
    if (!(await isHashOf(transaction, userId, before))) {
      // Throws where the account was erased.
      await findPasswordOf(transaction, userId);
      throw new AppError('wrong_password');
    }
    await replacePassword(transaction, { userId, passwordHash, now });
    await deleteOtherSessionsOf(transaction, userId, tokenHash);
    await recordSecurityEvent({ ...services, db: transaction }, { action: 'password_changed', personId: userId });
  });
  services.log.info({ event: 'password_changed', user: userId });
}

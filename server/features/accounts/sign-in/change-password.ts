import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { findChooser } from './accounts.queries.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { hashPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';
import { refuseGuessable } from './refuse-password.ts';
import { replacePassword } from './replace-password.ts';

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
  await confirmPassword(services, { userId, password, address, tokenHash });
  const chooser = await findChooser(services.db, userId);
  await refuseGuessable(services, { password: newPassword, field: 'newPassword', chooser });
  const passwordHash = await withHashingSemaphore(() => hashPassword(newPassword));
  await services.db.transaction().execute(async (transaction) => {
    // In this order: see `startSession`.
    const now = services.now();
    await replacePassword(transaction, { userId, passwordHash, now });
    await deleteOtherSessionsOf(transaction, userId, tokenHash);
    await recordSecurityEvent({ ...services, db: transaction }, { action: 'password_changed', personId: userId });
  });
  services.log.info({ event: 'password_changed', user: userId });
}

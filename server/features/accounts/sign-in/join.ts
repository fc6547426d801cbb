import type { Joining } from '../../../../domain/contract/person.ts';
import type { Language } from '../../../../domain/languages.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { noticeShown } from '../../privacy/privacy-notice/consents.ts';
import { requireLink, useLink } from '../registration/links.queries.ts';
import { findInvited, holdInvited } from '../registration/invited.queries.ts';
import { enter } from './auth.service.ts';
import type { Entered, Origin } from './finish-sign-in.ts';
import { storeEmployee } from './store-employee.ts';
import { refuseGuessable } from './refuse-password.ts';
import { hashPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';

/**
 * Registers who is invited, always as an employee: name, e-mail and work are those of the staff list. Throws
 * `join_link_invalid` (400) and `email_taken` (409).
 */
export async function joinInvited(
  services: Services,
  { token, password, notice: shown, ...about }: Joining & { token: string },
  { address, language, ...browser }: Origin & { language: Language },
): Promise<Entered> {
  const { db, cipher, now } = services;
  const { email, staffId } = await requireLink(services, token, address);
  if (staffId === null) throw new AppError('join_link_invalid');
  const person = await findInvited(db, staffId);
  if (!person) throw new AppError('join_link_invalid');
  await refuseGuessable(services, { password, field: 'password', chooser: { name: person.name, email } });
  const passwordHash = await withHashingSemaphore(db, () => hashPassword(password));
  const notice = await noticeShown(services, language, shown);
  const userId = await db.transaction().execute(async (transaction) => {
    // Read once more: it may have been taken back while the password was hashed.
    const invited = await holdInvited(transaction, staffId);
    if (!invited) throw new AppError('join_link_invalid');
    await useLink(transaction, token, now());
    const at = now();
    const fresh = { person: { ...about, ...invited, email }, passwordHash, emailConfirmedAt: at, language, now: at };
    return storeEmployee({ db: transaction, cipher }, fresh, notice);
  });
  return enter(services, { userId, passwordHash }, browser);
}

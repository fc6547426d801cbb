import type { Registration } from '../../../../domain/contract/person.ts';
import type { Language } from '../../../../domain/languages.ts';
import { AppError } from '../../../core/app-error.ts';
import { describeFault } from '../../../core/fault-description.ts';
import { take } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { noticeShown } from '../../privacy/privacy-notice/consents.ts';
import { proofOf } from '../registration/links.queries.ts';
import { findRule, refuseByRule } from '../registration/registration-rule.queries.ts';
import { holdChosen } from '../../work-lists/chosen-work.ts';
import { isEmailTaken } from './accounts.queries.ts';
import { enter } from './auth.service.ts';
import type { Entered, Origin } from './finish-sign-in.ts';
import { hashPassword, isPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';
import { refuseGuessable } from './refuse-password.ts';
import { enterAgain, noteRegistered } from './register-again.ts';
import { storeEmployee } from './store-employee.ts';

interface Sender extends Origin {
  language: Language;
  idempotencyKey: string | undefined;
  /** Aborted when the sender has gone without the answer. */
  whenGone: () => AbortSignal;
}

/**
 * Throws what `refuseByRule` does (403), and `email_taken` (409). Who sends it again because the answer was lost is signed
 * in: no one should meet the own account as that of another.
 */
export async function registerEmployee(
  services: Services,
  registration: Registration,
  { idempotencyKey: key, whenGone, ...sender }: Sender,
): Promise<Entered> {
  await take(services, { kind: 'register-address', subject: sender.address });
  const { email, password } = registration;
  const again = () => enterAgain(services, { email, password, key }, sender);
  const gone = whenGone();
  try {
    return (await again()) ?? (await registerNew(services, registration, { ...sender, key, gone }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'email_taken') throw error;
    // The first one may have been stored while this one was looked at.
    const entered = await again();
    if (entered) return entered;
    // As long as with a registration that is known: what it takes should tell nothing.
    await withHashingSemaphore(services.db, () => isPassword(password, undefined));
    throw error;
  }
}

async function registerNew(
  services: Services,
  { password, link, notice: shown, ...person }: Registration,
  {
    language,
    key,
    gone,
    ...browser
  }: Omit<Sender, 'idempotencyKey' | 'whenGone'> & {
    key: string | undefined;
    gone: AbortSignal;
  },
): Promise<Entered> {
  const { db, cipher, now, log } = services;
  const { email } = person;
  const proof = await proofOf(services, link, email);
  refuseByRule(await findRule(db), email, proof);
  if (await isEmailTaken(db, email)) throw new AppError('email_taken');
  await refuseGuessable(services, { password, field: 'password', chooser: person });
  const passwordHash = await withHashingSemaphore(db, () => hashPassword(password));
  const notice = await noticeShown(services, language, shown);
  let isNoted = false;
  const userId = await db.transaction().execute(async (transaction) => {
    // An entry of a list may have gone since the body was read.
    await holdChosen(transaction, person);
    const at = now();
    const fresh = { person, passwordHash, emailConfirmedAt: proof ? at : null, language, now: at };
    const stored = await storeEmployee({ db: transaction, cipher }, fresh, notice);
    isNoted = key !== undefined || gone.aborted;
    if (isNoted) await noteRegistered({ db: transaction, now, cipher }, { email, key });
    return stored;
  });
  const noteLost = () =>
    void noteRegistered(services, { email, key }).catch((error: unknown) =>
      log.warn({ event: 'registration_not_noted', fault: describeFault(error) }),
    );
  if (!isNoted && gone.aborted) noteLost();
  else if (!isNoted) gone.addEventListener('abort', noteLost);
  const { address: _, ...rest } = browser;
  return enter(services, { userId, passwordHash }, rest);
}

import type { Registration } from '../../../domain/contract/person.ts';
import type { Language } from '../../../domain/languages.ts';
import { AppError } from '../../app-error.ts';
import {
  count,
  countedSoFar,
  free,
  giveBack,
  isAmong,
  keysOf,
  refuseBlocked,
  refuseWhileBlocked,
  take,
} from '../../limits/limits.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Services } from '../../services.ts';
import { deleteSession, deleteSessionsOf } from '../../sessions/sessions.queries.ts';
import { startSession } from '../../sessions/start-session.ts';
import { hashToken, tokenHashIn } from '../../sessions/tokens.ts';
import { currentNotice } from '../privacy-notice/consents.port.ts';
import type { Entered, Origin } from './finish-sign-in.ts';
import { askForSecondStep } from './second-step.ts';
import { findAccountAndAttempts, findChooser, isEmailTaken, setPassword } from './accounts.queries.ts';
import type { Account } from './accounts.queries.ts';
import { proofOf } from '../registration/links.port.ts';
import { findRule, refuseByRule } from '../registration/rule.port.ts';
import { storeEmployee } from './store-employee.ts';
import { holdChosen } from '../work-lists/work-lists.port.ts';
import { browserTokens, findOwnToken, knowBrowser } from './known-browser.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';
import { hashPassword, withHashingSemaphore, isPassword } from './passwords.ts';
import { refuseGuessable } from './refuse-password.ts';
import { endResetsOf, findReset } from './resets.queries.ts';

/**
 * Throws `wrong_login` (401) alike for an unknown e-mail and a wrong password, `has_left` (403) for the right one of
 * someone who has left or `second_factor_needed` of someone who has one, and `too_many_attempts` (429). A browser that has signed in to the account before has tries of its
 * own; all others share those of the e-mail.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  { address, cookies, ...browser }: Origin,
): Promise<Entered> {
  const tokens = browserTokens(services.config, cookies);
  const ownToken = await findOwnToken(services, email, tokens);
  const tries: Limit = ownToken
    ? { kind: 'login-browser', subject: ownToken.toString('hex') }
    : { kind: 'login-email', subject: email };
  const others: Limit[] = ownToken ? [] : [{ kind: 'login-address', subject: address }];
  const { account, isTaken } = await comparePassword(services, { email, password, tries, others });
  if (!account) {
    services.log.info({ event: 'sign_in_failed' });
    throw new AppError('wrong_login');
  }
  if (isTaken) await giveBack(services, tries);
  // Said to whoever has the password alone: a stranger learns nothing of it.
  if (account.leftAt) throw new AppError('has_left');
  if (account.secondFactorSince) throw await askForSecondStep(services, account, ownToken);
  const signedIn = await startSession(services, { userId: account.id, passwordHash: account.passwordHash }, browser);
  const cookie = await knowBrowser(services, { userId: account.id, tokens, ownToken });
  services.log.info({ event: 'signed_in', user: account.id });
  return { signedIn, cookie };
}

async function comparePassword(
  services: Services,
  { email, password, tries, others }: { email: string; password: string; tries: Limit; others: Limit[] },
) {
  const limits = [tries, ...others];
  const find = () => findAccountAndAttempts(services.db, { email, keys: keysOf(limits, services) });
  const countedBefore = countedSoFar();
  const early = await find();
  return withHashingSemaphore(async () => {
    // Looked at again inside the slot where a wrong guess was counted meanwhile, so that a burst of parallel ones cannot
    // all pass before the first is counted. Where none was, a core need not wait for the database.
    const found = countedSoFar() === countedBefore ? early : await find();
    refuseBlocked(services, limits, found.attempts);
    const isTaken = isAmong(tries, found.attempts, services);
    if (isTaken) await take(services, tries);
    const matches = await isPassword(password, found.account?.passwordHash);
    if (!matches) await count(services, isTaken ? others : limits);
    return { account: matches ? found.account : undefined, isTaken };
  });
}

/** Throws what `refuseByRule` does (403), and `email_taken` (409). */
export async function registerEmployee(
  services: Services,
  { password, link, ...person }: Registration,
  { address, language, ...browser }: Origin & { language: Language },
): Promise<Entered> {
  const limits: Limit[] = [{ kind: 'register-address', subject: address }];
  await refuseWhileBlocked(services, limits);
  await count(services, limits);
  const { db, cipher, now } = services;
  refuseByRule(await findRule(db), person.email, await proofOf(services, link, person.email));
  if (await isEmailTaken(db, person.email)) throw new AppError('email_taken');
  await refuseGuessable(services, { password, field: 'password', chooser: person });
  const passwordHash = await withHashingSemaphore(() => hashPassword(password));
  const { number: notice } = await currentNotice(services, language);
  const account = await db.transaction().execute(async (transaction) => {
    // An entry of a list may have gone since the body was read.
    await holdChosen(transaction, person);
    const fresh = { ...person, passwordHash, language, now: now() };
    return storeEmployee({ db: transaction, cipher }, fresh, notice);
  });
  return enter(services, { account, passwordHash }, browser);
}

/** Signs in who has just registered. */
export async function enter(
  services: Services,
  { account, passwordHash }: { account: Account; passwordHash: string },
  { cookies, ...browser }: Omit<Origin, 'address'>,
): Promise<Entered> {
  services.log.info({ event: 'registered', user: account.id });
  const signedIn = await startSession(services, { userId: account.id, passwordHash }, browser);
  const tokens = browserTokens(services.config, cookies);
  const cookie = await knowBrowser(services, { userId: account.id, tokens, ownToken: undefined });
  return { signedIn, cookie };
}

/**
 * Ends every mailed link of the person and all sessions. Returns the `Set-Cookie` by which the browser is known: who
 * reads the person's mail need not wait for strangers who guess. Throws `reset_link_invalid` (400).
 */
export async function choosePassword(
  services: Services,
  { token, newPassword }: { token: string; newPassword: string },
  { address, cookies, authorization }: Origin,
): Promise<string> {
  const { db, now, log } = services;
  const tokenHash = hashToken(token);
  const userId = await findReset(db, tokenHash, now());
  // A link that works is never refused because of others at the same address.
  if (!userId) {
    const limits: Limit[] = [{ kind: 'reset-address', subject: address }];
    await refuseWhileBlocked(services, limits);
    await count(services, limits);
    throw new AppError('reset_link_invalid');
  }
  const chooser = await findChooser(db, userId);
  await refuseGuessable(services, { password: newPassword, field: 'newPassword', chooser });
  const passwordHash = await withHashingSemaphore(() => hashPassword(newPassword));
  const { email } = await db.transaction().execute(async (transaction) => {
    const at = now();
    // In this order: see `startSession`. The person's row is locked first, so that of several links one is used.
    const changed = await setPassword(transaction, { userId, passwordHash, now: at });
    if (!(await endResetsOf(transaction, userId, at)).some((ended) => ended.equals(tokenHash)))
      throw new AppError('reset_link_invalid');
    await deleteSessionsOf(transaction, userId);
    const replaced = tokenHashIn(authorization);
    if (replaced) await deleteSession(transaction, replaced);
    await forgetBrowsersOf(transaction, userId);
    return changed;
  });
  log.info({ event: 'password_reset', user: userId });
  await free(services, { kind: 'login-email', subject: email });
  const tokens = browserTokens(services.config, cookies);
  return knowBrowser(services, { userId, tokens, ownToken: undefined });
}

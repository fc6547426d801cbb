import { AppError } from '../../../core/app-error.ts';
import { recordRefusal, recordSecurityEvent } from '../../../security/audit/security-events.ts';
import {
  count,
  countedSoFar,
  free,
  giveBack,
  isAmong,
  keysOf,
  refuseBlocked,
  take,
} from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { accountClosed } from '../../organisation/account-closed.ts';
import type { Services } from '../../services.ts';
import { deleteSession, deleteSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { startSession } from '../../../security/sessions/start-session.ts';
import { hashToken, tokenHashIn } from '../../../security/sessions/tokens.ts';
import { letIn } from './finish-sign-in.ts';
import type { Entered, Origin } from './finish-sign-in.ts';
import { removePasskeysOf } from '../second-factor/remove-factors.ts';
import { removeIdentitiesOf } from '../single-sign-on/single-sign-on.queries.ts';
import { askForSecondStep } from './second-step.ts';
import { findAccountAndAttempts, findChooser, noteEmailConfirmed, setSamePassword } from './accounts.queries.ts';
import type { Account } from './accounts.queries.ts';
import { mayUsePassword } from '../../../security/passwords/local-login.ts';
import { browserTokens, findOwnToken, knowBrowser } from './known-browser.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';
import { hashPassword, isOutdated, isPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';
import { manyFailures, tellOfSignIn } from './tell-of-sign-in.ts';
import { refuseGuessable } from './refuse-password.ts';
import { replacePassword } from './replace-password.ts';
import { findReset } from './resets.queries.ts';

/**
 * Throws `wrong_login` (401) alike for an unknown e-mail and a wrong password, `has_left` (403) for the right one of
 * someone who has left, `account_closed` (403) of an account that is disabled or `second_factor_needed` of someone who has one, and `too_many_attempts` (429). A browser that has signed in to the account before has tries of its
 * own; all others share those of the e-mail.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  { address, cookies, ...browser }: Origin,
  /** The person knows of this sign-in: no mail says that there was one. */
  known: { isTold: boolean } = { isTold: false },
): Promise<Entered> {
  const tokens = browserTokens(services.config, cookies);
  const ownToken = await findOwnToken(services, email, tokens);
  const tries: Limit = ownToken
    ? { kind: 'login-browser', subject: ownToken.toString('hex') }
    : { kind: 'login-email', subject: email };
  const others: Limit[] = ownToken ? [] : [{ kind: 'login-address', subject: address }];
  const { account, isTaken, knownId, failures } = await comparePassword(services, { email, password, tries, others });
  const own = account && mayUsePassword(services.config, account) ? account : undefined;
  if (own && isTaken) await giveBack(services, tries);
  if (!own || own.disabledAt) {
    services.log.info({ event: 'sign_in_failed' });
    recordRefusal(services, { action: 'sign_in_failed', personId: knownId });
    // Only to someone who has the password: a stranger learns nothing of it.
    if (own) throw await accountClosed(services);
    // Said alike for every e-mail and password: no one learns whose password it is that still works.
    throw new AppError(services.config.localLogin ? 'wrong_login' : 'local_login_off');
  }
  // These, too.
  if (own.leftAt) throw new AppError('has_left');
  if (own.passwordEndsAt && own.passwordEndsAt <= services.now()) throw new AppError('first_password_over');
  const isSuspect = failures >= manyFailures;
  if (isSuspect)
    await tellOfSignIn(services, { kind: 'sign_in_after_failures', userId: own.id, userAgent: browser.userAgent });
  if (own.secondFactorSince) throw await askForSecondStep(services, own, ownToken);
  const { id: userId, passwordHash } = own;
  const isTold = isSuspect || known.isTold;
  return letIn(services, { userId, passwordHash, tokens, ownToken, isTold }, browser);
}

async function comparePassword(
  services: Services,
  { email, password, tries, others }: { email: string; password: string; tries: Limit; others: Limit[] },
) {
  const limits = [tries, ...others];
  // What strangers have counted is told to the person who signs in, also in a browser with tries of its own.
  const seen = [...limits, { kind: 'login-email', subject: email } as const];
  const find = () => findAccountAndAttempts(services.db, { email, keys: keysOf(seen, services) });
  const countedBefore = countedSoFar();
  const early = await find();
  return withHashingSemaphore(services.db, async () => {
    // Looked at again inside the slot where a wrong guess was counted meanwhile, so that a burst of parallel ones cannot
    // all pass before the first is counted. Where none was, a core need not wait for the database.
    const found = countedSoFar() === countedBefore ? early : await find();
    refuseBlocked(services, limits, found.attempts, found.account?.id);
    const isTaken = isAmong(tries, found.attempts, services);
    if (isTaken) await take(services, tries);
    const matches = await isPassword(password, found.account?.passwordHash);
    if (!matches) await count(services, isTaken ? others : limits);
    const account = matches && found.account ? await withCostsOfToday(services, found.account, password) : undefined;
    const failures = failuresAmong(found.attempts, keysOf(others, services), services.now());
    return { account, isTaken, failures, knownId: found.account?.id };
  });
}

type Found = Awaited<ReturnType<typeof findAccountAndAttempts>>;

/** Wrong passwords for this account; those that count for an address are of anyone's. */
function failuresAmong(attempts: Found['attempts'], ofOthers: readonly Buffer[], now: Date): number {
  const own = attempts.filter(
    ({ key, windowEndsAt }) => windowEndsAt > now && !ofOthers.some((one) => one.equals(key)),
  );
  return own.reduce((sum, { count: failures }) => sum + failures, 0);
}

/** Costs rise over the years: a hash of lower ones is made again while its password is at hand. To be called inside a slot. */
async function withCostsOfToday<Known extends Account>(
  { db, log }: Services,
  account: Known,
  password: string,
): Promise<Known> {
  const { id: userId, passwordHash: before } = account;
  if (!isOutdated(before)) return account;
  const passwordHash = await hashPassword(password);
  // Where it was changed meanwhile, the old hash opens nothing.
  if (!(await setSamePassword(db, { userId, before, passwordHash }))) return account;
  log.info({ event: 'password_rehashed', user: userId });
  return { ...account, passwordHash };
}

/** Signs in who has just registered. */
export async function enter(
  services: Services,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  { cookies, ...browser }: Omit<Origin, 'address'>,
): Promise<Entered> {
  services.log.info({ event: 'registered', user: userId });
  const signedIn = await startSession(services, { userId, passwordHash }, browser);
  const tokens = browserTokens(services.config, cookies);
  const cookie = await knowBrowser(services, { userId, tokens, ownToken: undefined });
  return { signedIn, cookie };
}

/**
 * Ends every mailed link of the person and all sessions. Returns the `Set-Cookie` by which the browser is known: who
 * reads the person's mail need not wait for strangers who guess. Throws `reset_link_invalid` (400), and `account_closed` (403)
 * where the account has been disabled since.
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
    await take(services, { kind: 'reset-address', subject: address });
    throw new AppError('reset_link_invalid');
  }
  const chooser = await findChooser(db, userId);
  if (chooser.disabled) throw await accountClosed(services);
  await refuseGuessable(services, { password: newPassword, field: 'newPassword', chooser });
  const passwordHash = await withHashingSemaphore(db, () => hashPassword(newPassword));
  const { email } = await db.transaction().execute(async (transaction) => {
    const at = now();
    // In this order: see `startSession`. The person's row is locked first, so that of several links one is used.
    const replaced = await replacePassword(transaction, { userId, passwordHash, now: at });
    if (!replaced.endedLinks.some((ended) => ended.equals(tokenHash))) throw new AppError('reset_link_invalid');
    // Who registered with another's address may have left a way in that needs no password.
    if (await noteEmailConfirmed(transaction, userId, at)) {
      const told = { userIds: [userId], now: at };
      if (await removePasskeysOf(transaction, userId)) {
        await recordSecurityEvent({ db: transaction, now }, { action: 'passkey_removed', personId: userId });
        await queueMail(transaction, { ...told, kind: 'factor_removed', detail: { factor: 'passkeys' } });
      }
      if (await removeIdentitiesOf(transaction, userId))
        await queueMail(transaction, { ...told, kind: 'sso_unlinked', detail: {} });
    }
    await deleteSessionsOf(transaction, userId);
    const session = tokenHashIn(authorization);
    if (session) await deleteSession(transaction, session);
    await forgetBrowsersOf(transaction, userId);
    await recordSecurityEvent({ db: transaction, now }, { action: 'password_reset', personId: userId });
    return replaced;
  });
  services.wakeOutbox();
  log.info({ event: 'password_reset', user: userId });
  await free(services, { kind: 'login-email', subject: email });
  const tokens = browserTokens(services.config, cookies);
  return knowBrowser(services, { userId, tokens, ownToken: undefined });
}

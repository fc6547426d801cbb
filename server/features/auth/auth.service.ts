import type { Registration } from '../../../domain/contract/person.ts';
import type { SignedIn } from '../../../domain/contract/user.ts';
import { AppError } from '../../app-error.ts';
import { count, countedSoFar, forget, isAmong, keyOf, refuseBlocked, refuseWhileBlocked } from '../../limits/limits.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Services } from '../../services.ts';
import { deleteSessionsOf, insertSession } from '../../sessions/sessions.queries.ts';
import { hashToken, makeToken } from '../../sessions/tokens.ts';
import { findAccountAndAttempts, insertEmployee, isEmailTaken, setPassword } from './accounts.queries.ts';
import type { Account } from './accounts.queries.ts';
import { hashPassword, inHashingSlot, isPassword } from './passwords.ts';
import { findReset, takeReset } from './resets.queries.ts';

/** Throws `wrong_login` where the password was changed in the meantime. */
async function openSession(
  services: Services,
  { id, name, email, role }: Account,
  passwordHash: string,
): Promise<SignedIn> {
  const { db, config } = services;
  const token = makeToken();
  const now = services.now();
  const expiresAt = new Date(now.getTime() + config.sessionMaxHours * 3_600_000);
  const session = { tokenHash: hashToken(token), userId: id, passwordHash, now, expiresAt };
  if (!(await insertSession(db, session))) throw new AppError('wrong_login');
  return { token, user: { id, name, email, role } };
}

/** Throws `wrong_login` (401) alike for an unknown e-mail and a wrong password, and `too_many_attempts` (429). */
export async function signIn(
  services: Services,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<SignedIn> {
  const byEmail: Limit = { kind: 'login-email', subject: email };
  const limits: Limit[] = [byEmail, { kind: 'login-address', subject: address }];
  const look = () => findAccountAndAttempts(services.db, { email, keys: limits.map(keyOf) });
  const countedBefore = countedSoFar();
  const early = await look();
  const { account, isCounted } = await inHashingSlot(async () => {
    // Looked at again inside the slot where a wrong guess was counted meanwhile, so that a burst of parallel ones can not
    // all pass before the first is counted. Where none was, a core need not wait for the database.
    const found = countedSoFar() === countedBefore ? early : await look();
    refuseBlocked(services, limits, found.attempts);
    const matches = await isPassword(password, found.account?.passwordHash);
    if (!matches) await count(services, limits);
    return { account: matches ? found.account : undefined, isCounted: isAmong(byEmail, found.attempts) };
  });
  if (!account) {
    services.log.info({ event: 'sign_in_failed' });
    throw new AppError('wrong_login');
  }
  if (isCounted) await forget(services, byEmail);
  const signedIn = await openSession(services, account, account.passwordHash);
  services.log.info({ event: 'signed_in', user: account.id });
  return signedIn;
}

/** Throws `email_taken` (409). */
export async function registerEmployee(
  services: Services,
  { password, ...person }: Registration,
  address: string,
): Promise<SignedIn> {
  const limits: Limit[] = [{ kind: 'register-address', subject: address }];
  await refuseWhileBlocked(services, limits);
  await count(services, limits);
  if (await isEmailTaken(services.db, person.email)) throw new AppError('email_taken');
  const passwordHash = await inHashingSlot(() => hashPassword(password));
  const account = await insertEmployee(services, { ...person, passwordHash, now: services.now() });
  services.log.info({ event: 'registered', user: account.id });
  return openSession(services, account, passwordHash);
}

/** Uses a mailed link up and ends all of the person's sessions. Throws `reset_link_invalid` (400). */
export async function choosePassword(
  services: Services,
  { token, newPassword, address }: { token: string; newPassword: string; address: string },
): Promise<void> {
  const limits: Limit[] = [{ kind: 'reset-address', subject: address }];
  await refuseWhileBlocked(services, limits);
  const tokenHash = hashToken(token);
  if (!(await findReset(services.db, tokenHash, services.now()))) {
    await count(services, limits);
    throw new AppError('reset_link_invalid');
  }
  const passwordHash = await inHashingSlot(() => hashPassword(newPassword));
  const { userId, email } = await services.db.transaction().execute(async (transaction) => {
    const now = services.now();
    const owner = await takeReset(transaction, tokenHash, now);
    if (!owner) throw new AppError('reset_link_invalid');
    // In this order: see `insertSession`.
    const changed = await setPassword(transaction, { userId: owner, passwordHash, now });
    await deleteSessionsOf(transaction, owner);
    return { userId: owner, email: changed.email };
  });
  services.log.info({ event: 'password_reset', user: userId });
  await forget(services, { kind: 'login-email', subject: email });
}

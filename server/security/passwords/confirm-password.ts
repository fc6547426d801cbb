import { AppError } from '../../core/app-error.ts';
import { count, giveBack, take } from '../limits/limits.ts';
import type { Limit } from '../limits/limits.ts';
import type { SecurityContext } from '../context.ts';
import { findConfirmation } from '../sessions/sessions.queries.ts';
import { mayUsePassword } from './local-login.ts';
import { findPasswordOf } from './password.queries.ts';
import { withHashingSemaphore, isPassword } from './passwords.ts';

interface Confirmation {
  userId: string;
  password: string;
  address: string;
  /** The session that asks: it has tries of its own. */
  tokenHash: Buffer;
}

interface Confirmed {
  /** Of the password that the account has. */
  passwordHash: string;
  /** When the proof was given that stood in for the password; left out where the password was compared just now. */
  provedAt?: Date;
}

interface Comparison extends Pick<Confirmation, 'password' | 'address'> {
  passwordHash: string;
  /** Whose tries are counted. */
  guesser: string;
}

/**
 * Asks a signed-in person for the password once more. Its tries are not those of a sign-in, so that no stranger can use
 * them up: throws `wrong_password` (403) and `too_many_attempts` (429), and `password_needed` (403) where no password opens the account
 * and the provider has not given proof in the last 15 minutes.
 */
export async function confirmPassword(
  services: SecurityContext,
  { userId, ...given }: Confirmation,
): Promise<Confirmed> {
  const { db, config, heldTime } = services;
  const { passwordHash, hasPassword, ...account } = await findPasswordOf(db, userId);
  if (hasPassword && mayUsePassword(config, account)) {
    const guesser = given.tokenHash.toString('hex');
    await comparePassword(services, { ...given, passwordHash, guesser });
    return { passwordHash };
  }
  // Who signs in at the provider gives proof there, and it holds as long.
  const provedAt = await findConfirmation(db, given.tokenHash, heldTime?.() ?? null);
  if (!provedAt) throw new AppError('password_needed');
  return { passwordHash, provedAt };
}

/** The same with a password as it was at another time. */
export async function comparePassword(
  services: SecurityContext,
  { passwordHash, password, address, guesser }: Comparison,
): Promise<void> {
  const tries: Limit = { kind: 'confirm-session', subject: guesser };
  await withHashingSemaphore(services.db, async () => {
    await take(services, tries);
    if (await isPassword(password, passwordHash)) return;
    // Counted for those who guess without a session, too; they do not count here.
    await count(services, [{ kind: 'login-address', subject: address }]);
    throw new AppError('wrong_password');
  });
  await giveBack(services, tries);
}

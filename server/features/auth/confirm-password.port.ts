import { AppError } from '../../app-error.ts';
import { count, giveBack, take } from '../../limits/limits.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Services } from '../../services.ts';
import { findPasswordOf } from './accounts.queries.ts';
import { withHashingSemaphore, isPassword } from './passwords.ts';

interface Confirmation {
  userId: string;
  password: string;
  address: string;
  /** The session that asks, or the link: it has tries of its own. */
  tokenHash: Buffer;
}

/**
 * Asks a signed-in person for the password once more. Its tries are not those of a sign-in, so that no stranger can use
 * them up: throws `wrong_password` (403) and `too_many_attempts` (429).
 */
export async function confirmPassword(services: Services, { userId, ...given }: Confirmation): Promise<void> {
  const { passwordHash } = await findPasswordOf(services.db, userId);
  await comparePassword(services, { ...given, passwordHash });
}

/** The same with a password as it was at another time. */
export async function comparePassword(
  services: Services,
  { passwordHash, password, address, tokenHash }: Omit<Confirmation, 'userId'> & { passwordHash: string },
): Promise<void> {
  const tries: Limit = { kind: 'confirm-session', subject: tokenHash.toString('hex') };
  await withHashingSemaphore(async () => {
    await take(services, tries);
    if (await isPassword(password, passwordHash)) return;
    // Counted for those who guess without a session, too; they do not count here.
    await count(services, [{ kind: 'login-address', subject: address }]);
    throw new AppError('wrong_password');
  });
  await giveBack(services, tries);
}

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
  /** The session that asks: it has tries of its own. */
  tokenHash: Buffer;
}

/**
 * Asks a signed-in person for the password once more. Its tries are not those of a sign-in, so that no stranger can use
 * them up: throws `wrong_password` (403) and `too_many_attempts` (429).
 */
export async function confirmPassword(
  services: Services,
  { userId, password, address, tokenHash }: Confirmation,
): Promise<void> {
  const { passwordHash } = await findPasswordOf(services.db, userId);
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

import { AppError } from '../../app-error.ts';
import { count, forget, refuseWhileBlocked } from '../../limits/limits.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Services } from '../../services.ts';
import { findPasswordOf } from './accounts.queries.ts';
import { inHashingSlot, isPassword } from './passwords.ts';

/**
 * Asks a signed-in person for the password once more. Guesses count like those of a sign-in: throws `wrong_password`
 * (403) and `too_many_attempts` (429).
 */
export async function confirmPassword(
  services: Services,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<void> {
  const { email, passwordHash } = await findPasswordOf(services.db, userId);
  const byEmail: Limit = { kind: 'login-email', subject: email };
  const limits: Limit[] = [byEmail, { kind: 'login-address', subject: address }];
  await inHashingSlot(async () => {
    await refuseWhileBlocked(services, limits);
    if (await isPassword(password, passwordHash)) return;
    await count(services, limits);
    throw new AppError('wrong_password');
  });
  await forget(services, byEmail);
}

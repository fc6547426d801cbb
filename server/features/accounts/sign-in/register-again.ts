import { errorStatus } from '../../../../domain/errors.ts';
import { AppError } from '../../../core/app-error.ts';
import { isCountedNow } from '../../../security/limits/attempts.queries.ts';
import { count, keyOf } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { signIn } from './auth.service.ts';
import type { Entered, Origin } from './finish-sign-in.ts';

/** A registration, and the key by which its sender knows it again; none where the sender gave none. */
interface Sent {
  email: string;
  key: string | undefined;
}

const limitOf = ({ email, key = '' }: Sent): Limit => ({ kind: 'register-again', subject: `${email} ${key}` });

/** So that the same registration may be sent once more: its answer may be lost on the way. Without a key its loss has to be known. */
export async function noteRegistered(services: Pick<Services, 'db' | 'now' | 'cipher'>, sent: Sent): Promise<void> {
  await count(services, [limitOf(sent)]);
}

/**
 * Signs in who sends a registration again that was stored a moment ago. Undefined where there is none, or where the sign-in
 * is refused, for whatever reason: a stranger learns no more than by registering. Guesses count as those of a login.
 */
export async function enterAgain(
  services: Services,
  { password, ...sent }: Sent & { password: string },
  origin: Origin,
): Promise<Entered | undefined> {
  const key = keyOf(limitOf(sent), services);
  if (!(await isCountedNow(services.db, { key, now: services.now() }))) return undefined;
  try {
    return await signIn(services, { email: sent.email, password }, origin, { isTold: true });
  } catch (error) {
    if (error instanceof AppError && errorStatus[error.code] < 500) return undefined;
    throw error;
  }
}

import { passwordHoldsMinutes } from '../../../domain/password-time.ts';
import { AppError } from '../../core/app-error.ts';
import type { SecurityContext } from '../context.ts';
import type { Caller } from './authenticate.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { confirmSession } from './sessions.queries.ts';

interface Asked {
  caller: Caller;
  /** What the call brought; undefined where it brought none. */
  password: string | undefined;
  address: string;
}

const holdsMs = passwordHoldsMinutes * 60_000;

/** Checks the password and notes it in the session. Returns until when it holds. */
export async function givePassword(
  services: SecurityContext,
  { caller, password, address }: Asked & { password: string },
): Promise<Date> {
  const { id: userId, tokenHash } = caller;
  const { provedAt } = await confirmPassword(services, { userId, password, address, tokenHash });
  // What stood in for the password holds from when it was given: what was typed here has proved nothing.
  const at = provedAt ?? (await confirmSession(services.db, tokenHash, services.heldTime?.() ?? null));
  if (!at) throw new AppError('not_signed_in');
  return new Date(at.getTime() + holdsMs);
}

/** Lets a call that needs a step-up pass. Throws `password_needed` (403), and what the check throws of a password that was brought. */
export async function requirePassword(services: SecurityContext, { password, ...asked }: Asked): Promise<void> {
  if (password !== undefined) {
    await givePassword(services, { ...asked, password });
    return;
  }
  if (!asked.caller.isConfirmed) throw new AppError('password_needed');
}

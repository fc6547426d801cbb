import { passwordHoldsMinutes } from '../../../domain/password-time.ts';
import { AppError } from '../../core/app-error.ts';
import type { SecurityContext } from '../context.ts';
import type { Caller } from './authenticate.ts';
import { confirmSession } from './sessions.queries.ts';

interface GivenPassword {
  userId: string;
  password: string;
  address: string;
  /** The session that asks: it has tries of its own. */
  tokenHash: Buffer;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws `wrong_password` (403) and `too_many_attempts` (429). `createApp` hands it in: it belongs to a feature. */
    checkPassword(given: GivenPassword): Promise<void>;
  }
}

interface Needs {
  services: Pick<SecurityContext, 'db' | 'heldTime'>;
  check: (given: GivenPassword) => Promise<void>;
}

interface Asked {
  caller: Caller;
  /** What the call brought; undefined where it brought none. */
  password: string | undefined;
  address: string;
}

const holdsMs = passwordHoldsMinutes * 60_000;

/** Checks the password and notes it in the session. Returns until when it holds. */
export async function givePassword(
  { services: { db, heldTime }, check }: Needs,
  { caller, password, address }: Asked & { password: string },
): Promise<Date> {
  await check({ userId: caller.id, password, address, tokenHash: caller.tokenHash });
  const at = await confirmSession(db, caller.tokenHash, heldTime?.() ?? null);
  if (!at) throw new AppError('not_signed_in');
  return new Date(at.getTime() + holdsMs);
}

/** Lets a call of power pass. Throws `password_needed` (403), and what the check throws of a password that was brought. */
export async function requirePassword(needs: Needs, { password, ...asked }: Asked): Promise<void> {
  if (password !== undefined) {
    await givePassword(needs, { ...asked, password });
    return;
  }
  if (!asked.caller.isConfirmed) throw new AppError('password_needed');
}

import type { SignedIn } from '../../../domain/contract/user.ts';
import { AppError } from '../../core/app-error.ts';
import { recordSecurityEvent } from '../audit/security-events.ts';
import type { SecurityContext } from '../context.ts';
import { deviceOf } from './device.ts';
import { maxHoursOf, mostSessions } from './lifetimes.ts';
import { holdOwner, putSession } from './sessions.queries.ts';
import type { ProviderSession } from './sessions.queries.ts';
import { hashToken, makeSessionToken, tokenHashIn } from './tokens.ts';

/** Who has been let in. */
interface Proved {
  userId: string;
  /** The stored hash that the password was compared with; left out where something else let them in. */
  passwordHash?: string;
  /** The session at the provider that let them in, where one did: ours ends with it. */
  through?: ProviderSession;
}

/** What the browser's call says of itself. */
export interface SignInBrowser {
  /** Its `Authorization` header: a session that it brings along ends, no matter whose it is. */
  authorization: string | undefined;
  userAgent: string | undefined;
  /** Others use it as well. Said at the sign-in, and of this session for good. */
  isShared: boolean;
}

/**
 * The one way to a session: every sign-in ends here, with a new token each time. Throws `wrong_login` (401) where the
 * password was changed, or the account disabled, left or erased since it was looked at. The person is held until the session is stored: a
 * change under way finishes first, so that it ends every session from before it, and of many sign-ins at a time no more
 * than ten sessions stay.
 */
export async function startSession(
  { db, config, heldTime, now }: Pick<SecurityContext, 'db' | 'config' | 'heldTime' | 'now'>,
  proved: Proved,
  { authorization, userAgent, isShared }: SignInBrowser,
): Promise<SignedIn> {
  const token = makeSessionToken();
  const user = await db.transaction().execute(async (transaction) => {
    const owner = await holdOwner(transaction, proved);
    if (!owner) throw new AppError('wrong_login');
    await putSession(transaction, {
      userId: owner.id,
      tokenHash: hashToken(token),
      replaced: tokenHashIn(authorization) ?? null,
      device: deviceOf(userAgent),
      isShared,
      through: proved.through ?? null,
      maxHours: maxHoursOf(config, owner.role),
      most: mostSessions,
      heldTime: heldTime?.() ?? null,
    });
    await recordSecurityEvent({ db: transaction, now }, { action: 'signed_in', personId: owner.id });
    return owner;
  });
  return { token, user };
}

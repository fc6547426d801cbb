import type { SignedIn } from '../../../domain/contract/user.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { SignInBrowser } from '../../sessions/start-session.ts';
import type { Account } from './accounts.queries.ts';
import { tellOfSignIn } from './tell-of-sign-in.ts';
import { noteBreakGlass } from './break-glass.ts';
import { mayUsePassword } from './local-login.port.ts';
import { browserTokens, findOwnToken, knowBrowser } from './known-browser.ts';

/** From where a call comes. */
export interface Origin extends SignInBrowser {
  address: string;
  /** Its `Cookie` header. */
  cookies: string | undefined;
}

/** What an entry brings. */
export interface Entered {
  signedIn: SignedIn;
  /** The `Set-Cookie` by which the browser is known from now on. */
  cookie: string;
}

/**
 * When everything that was asked for was right. Throws what `startSession` does, and `local_login_off` (403) where only the
 * provider lets this person in: a passkey of ours is a way past it as well.
 */
export async function finishSignIn(
  services: Services,
  { id: userId, email, role, passwordHash }: Account & { passwordHash: string },
  { cookies, ...browser }: Origin,
): Promise<Entered> {
  if (!mayUsePassword(services.config, { email, role })) throw new AppError('local_login_off');
  const tokens = browserTokens(services.config, cookies);
  const ownToken = await findOwnToken(services, email, tokens);
  const signedIn = await startSession(services, { userId, passwordHash }, browser);
  const cookie = await knowBrowser(services, { userId, tokens, ownToken });
  if (!ownToken) await tellOfSignIn(services, { kind: 'new_device', userId, userAgent: browser.userAgent });
  services.log.info({ event: 'signed_in', user: userId });
  if (!services.config.localLogin) await noteBreakGlass(services, userId);
  return { signedIn, cookie };
}

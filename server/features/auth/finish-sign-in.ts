import type { SignedIn } from '../../../domain/contract/user.ts';
import type { Services } from '../../services.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { SignInBrowser } from '../../sessions/start-session.ts';
import type { Account } from './accounts.queries.ts';
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

/** When everything that was asked for was right. Throws what `startSession` does. */
export async function finishSignIn(
  services: Services,
  { id: userId, email, passwordHash }: Account & { passwordHash: string },
  { cookies, ...browser }: Origin,
): Promise<Entered> {
  const tokens = browserTokens(services.config, cookies);
  const ownToken = await findOwnToken(services, email, tokens);
  const signedIn = await startSession(services, { userId, passwordHash }, browser);
  const cookie = await knowBrowser(services, { userId, tokens, ownToken });
  services.log.info({ event: 'signed_in', user: userId });
  return { signedIn, cookie };
}

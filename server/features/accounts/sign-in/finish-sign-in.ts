import type { SignedIn } from '../../../../domain/contract/user.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { startSession } from '../../../security/sessions/start-session.ts';
import type { SignInBrowser } from '../../../security/sessions/start-session.ts';
import type { Account } from './accounts.queries.ts';
import { tellOfSignIn } from './tell-of-sign-in.ts';
import { mayUsePassword } from '../../../security/passwords/local-login.ts';
import { browserTokens, findOwnToken, knowBrowser } from './known-browser.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';

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

/** The answer of every call that signs in. */
export function answerEntered(
  { signedIn, cookie }: Entered,
  setHeader: (name: string, value: string) => void,
): SignedIn {
  setHeader('Set-Cookie', cookie);
  return signedIn;
}

/**
 * When everything that was asked for was right. Throws what `startSession` does, and `local_login_off` (403) where only the
 * provider lets this person in: a passkey of ours is a way past it as well.
 */
export async function finishSignIn(
  services: Services,
  { id: userId, email, role, passwordHash }: Account,
  { cookies, ...browser }: Origin,
): Promise<Entered> {
  if (!mayUsePassword(services.config, { email, role })) throw new AppError('local_login_off');
  const tokens = browserTokens(services.config, cookies);
  const ownToken = await findOwnToken(services, email, tokens);
  return letIn(services, { userId, passwordHash, tokens, ownToken }, browser);
}

interface LetIn {
  userId: string;
  passwordHash: string;
  /** What the browser brought, and which of it is this account's. */
  tokens: readonly string[];
  ownToken: Buffer | undefined;
  /** The person has been written to about this sign-in already. */
  isTold?: boolean;
}

/** The end of every sign-in with what is ours. Throws what `startSession` does. */
export async function letIn(
  services: Services,
  { userId, passwordHash, tokens, ownToken, isTold = false }: LetIn,
  browser: SignInBrowser,
): Promise<Entered> {
  const signedIn = await startSession(services, { userId, passwordHash }, browser);
  const cookie = await knowBrowser(services, { userId, tokens, ownToken });
  if (!ownToken && !isTold) await tellOfSignIn(services, { kind: 'new_device', userId, userAgent: browser.userAgent });
  services.log.info({ event: 'signed_in', user: userId });
  if (!services.config.localLogin) await noteBreakGlass(services, userId);
  return { signedIn, cookie };
}

/** A password has opened an account while local sign-in is off: it is on the list of actions, and all other admins are told. */
async function noteBreakGlass({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>, userId: string) {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const admins = await holdActiveAdmins(transaction);
    await insertAuditEvent(transaction, { actorId: userId, action: 'break_glass_used', personId: userId, now: at });
    const userIds = admins.filter((id) => id !== userId);
    await queueMail(transaction, { kind: 'break_glass', userIds, detail: {}, now: at });
  });
  log.warn({ event: 'break_glass_used', user: userId });
}

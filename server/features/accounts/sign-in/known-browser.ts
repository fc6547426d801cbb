import type { Config } from '../../../config/config.ts';
import { readCookie } from '../../../http/cookies.ts';
import type { Services } from '../../services.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { findKnownBrowser, rememberBrowser } from './known-browsers.queries.ts';

/**
 * The mark of a browser that has signed in before: OWASP's device cookie. It gives the browser tries of its own at a
 * password and opens nothing, so that strangers cannot use up the tries of those who have an account.
 */
const cookieName = 'evenkeel_browser';

/** Also people who share a browser are known to it: it holds a token for each of the last so many. */
export const mostAccounts = 5;

export const daysKnown = 365;

type Settings = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:');

/** With the prefix a page of another origin under the same domain cannot set it. */
const nameOf = (config: Settings) => (isSecure(config) ? `__Secure-${cookieName}` : cookieName);

/** The tokens that a browser brings; none where it brings nothing of ours. */
export function browserTokens(config: Settings, cookies: string | undefined): string[] {
  const tokens = readCookie(cookies, nameOf(config))?.split('.') ?? [];
  return [...new Set(tokens.filter((token) => /^[A-Za-z0-9_-]{43}$/.test(token)))].slice(0, mostAccounts);
}

/** What a browser brings is stored as a hash alone. Returns the one that belongs to the account with the e-mail. */
export async function findOwnToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  tokens: readonly string[],
): Promise<Buffer | undefined> {
  return tokens.length === 0 ? undefined : findKnownBrowser(db, { email, tokenHashes: tokens.map(hashToken) }, now());
}

/** Notes that the browser has just proved to belong to the person. Returns the `Set-Cookie` that tells it. */
export async function knowBrowser(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { userId, tokens, ownToken }: { userId: string; tokens: readonly string[]; ownToken: Buffer | undefined },
): Promise<string> {
  const known = tokens.find((token) => ownToken?.equals(hashToken(token)));
  // A token that is not this account's already is never taken over: someone else may have put it there.
  const token = known ?? makeToken();
  const expiresAt = new Date(now().getTime() + daysKnown * 86_400_000);
  await rememberBrowser(db, { tokenHash: hashToken(token), userId, now: now(), expiresAt });
  const value = [token, ...tokens.filter((other) => other !== token)].slice(0, mostAccounts).join('.');
  const parts = [`${nameOf(config)}=${value}`, 'Path=/api/auth', `Max-Age=${daysKnown * 86_400}`];
  return [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure(config) ? ['Secure'] : [])].join('; ');
}

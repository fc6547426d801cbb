import * as client from 'openid-client';
import { AppError } from '../../../core/app-error.ts';
import { take } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { attemptMinutes, browserSecret, secretCookie, secretsOf } from './browser-secret.ts';
import { findProvider, settingsOf } from './provider.ts';
import { callbackOf } from './prove-at-provider.ts';
import { insertAttempt, isBrowserOnItsWay, takeAttempt } from './single-sign-on.queries.ts';
import type { Attempt } from './single-sign-on.queries.ts';

interface Asking extends Attempt {
  /** The provider asks for proof also where it knows the browser. */
  isFresh: boolean;
}

interface From {
  address: string;
  cookies: string | undefined;
  setHeader(name: string, value: string): void;
}

/** A year: no one is asked again for it, but the ID token then has to say when proof was given (`auth_time`). */
const askedAgeSeconds = '31536000';

/**
 * Returns the way to the provider, which a cookie binds to this browser. Throws `sso_unavailable` (503) and
 * `too_many_attempts` (429).
 */
export async function beginAttempt(
  services: Services,
  { purpose, sessionHash, isFresh }: Asking,
  { address, cookies, setHeader }: From,
): Promise<{ address: string }> {
  const { db, config, now } = services;
  await take(services, { kind: 'sso-address', subject: address });
  const { allowsRegistration } = settingsOf(services);
  const { configuration } = await findProvider(services);
  // Another tab of the browser may be on its way: it keeps its secret.
  const secret = browserSecret(config, cookies) ?? makeToken();
  const state = makeToken();
  const { nonce, codeVerifier } = secretsOf(secret, state);
  await insertAttempt(db, {
    stateHash: hashToken(state),
    browserHash: hashToken(secret),
    purpose,
    sessionHash,
    expiresAt: new Date(now().getTime() + attemptMinutes * 60_000),
  });
  const way = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(config),
    scope: scopeOf(purpose, allowsRegistration),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(isFresh ? { prompt: 'login', max_age: '0' } : { max_age: askedAgeSeconds }),
  });
  setHeader('Set-Cookie', secretCookie(config, secret));
  return { address: way.href };
}

/** No more than is used: a name only where it may become an account's. */
function scopeOf(purpose: Attempt['purpose'], allowsRegistration: boolean): string {
  if (purpose !== 'sign_in') return 'openid';
  return allowsRegistration ? 'openid email profile' : 'openid email';
}

/** The attempt, once, in the browser that began it. Throws `sso_ended` (400). */
export async function endAttempt(services: Services, state: string, cookies: string | undefined) {
  const { db, config, now } = services;
  const secret = browserSecret(config, cookies);
  if (secret === undefined) throw new AppError('sso_ended');
  const browserHash = hashToken(secret);
  const attempt = await takeAttempt(db, { stateHash: hashToken(state), browserHash }, now());
  if (!attempt) throw new AppError('sso_ended');
  return { ...attempt, browserHash, ...secretsOf(secret, state) };
}

/** The `Set-Cookie` after one has ended: another tab, or a newcomer's form, still comes from this browser. */
export async function cookieAfter({ db, config, now }: Services, cookies: string | undefined): Promise<string> {
  const secret = browserSecret(config, cookies);
  const isOnItsWay = secret !== undefined && (await isBrowserOnItsWay(db, hashToken(secret), now()));
  return secretCookie(config, isOnItsWay ? secret : undefined);
}

import { decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { longestName } from '../../../../domain/field-limits.ts';
import { emailField, lineOfText } from '../../../../domain/contract/text.ts';
import { AppError } from '../../../core/app-error.ts';
import type { ProviderSession } from '../../../security/sessions/sessions.queries.ts';
import type { Services } from '../../services.ts';
import { isFromAway } from './provider-fetch.ts';
import { findProvider, reasonOf, settingsOf } from './provider.ts';
import type { Provider } from './provider.ts';
import type { Identity } from './single-sign-on.queries.ts';

/** Whom the provider has proved. Roles and groups are not here: it has no say in them. */
export interface Proved extends Identity, ProviderSession {
  /** Undefined where it tells none that can be one. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string;
}

export interface Returned {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export interface Expected {
  nonce: string;
  codeVerifier: string;
  /** Whether the person had to give proof there just now. Nothing else is asked of them then: the account is known. */
  isFresh: boolean;
}

type Needs = Pick<Services, 'config' | 'log' | 'now'>;

/** The page to which the provider sends the browser back. */
export const callbackOf = ({ publicUrl }: { publicUrl: string }) => `${publicUrl}/sso/callback`;

/**
 * Exchanges the code for an ID token, and believes what it says once signature, issuer, audience, nonce and times hold. Throws
 * `sso_failed` (400), `sso_denied` (403) and `sso_unavailable` (503).
 */
export async function proveAtProvider(services: Needs, returned: Returned, expected: Expected): Promise<Proved> {
  const { log, config } = services;
  const provider = await findProvider(services);
  const address = new URL(callbackOf(config));
  for (const [name, value] of Object.entries(returned)) if (value !== undefined) address.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(provider.configuration, address, {
      expectedState: returned.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.codeVerifier,
      idTokenExpected: true,
      ...(expected.isFresh && { maxAge: 0 }),
    });
    await checkSignature(services, provider, String(tokens.id_token));
    const claims = tokens.claims();
    if (!claims || !isSubject(claims.sub)) throw new Error('the ID token names no subject');
    return {
      ...identityIn(provider, claims, services.now()),
      ...(expected.isFresh ? noPerson : await readPerson(provider, claims, tokens.access_token)),
    };
  } catch (error) {
    throw refusalOf(error, log);
  }
}

/** Also of a token that came over TLS: someone in between, or a provider that is broken into elsewhere, has no key. */
async function checkSignature(services: Needs, { keys }: Provider, idToken: string): Promise<void> {
  const { typ } = decodeProtectedHeader(idToken);
  if (typ !== undefined && typ.toUpperCase() !== 'JWT') throw new Error('the ID token is a token of another kind');
  const { issuer, clientId: audience } = settingsOf(services);
  // An `iat` that lies ahead is refused by the age.
  const checks = { issuer, audience, currentDate: services.now(), maxTokenAge: '1h', requiredClaims: ['exp', 'sub'] };
  await keys.verify(idToken, checks, { isFromProvider: true });
}

/** At most 255 characters of ASCII (OpenID Connect Core 1.0, section 2). */
const isSubject = (subject: string) => /^[\x20-\x7E]{1,255}$/.test(subject);

function identityIn(
  { metadata }: Provider,
  { sub, sid, auth_time }: client.IDToken,
  now: Date,
): Identity & ProviderSession {
  return {
    issuer: metadata.issuer,
    subject: sub,
    sid: typeof sid === 'string' && sid !== '' ? sid : null,
    // A time to come counts as now.
    provedAt: auth_time === undefined ? null : new Date(Math.min(auth_time * 1000, now.getTime())),
  };
}

/** Nothing but who it is was asked for. */
const noPerson = { email: undefined, isEmailVerified: false, name: '' };

/** Some providers put it all into the ID token, others answer for it apart. */
async function readPerson({ configuration, metadata }: Provider, claims: client.IDToken, accessToken: string) {
  const isTold = claims['email'] !== undefined || !metadata.userinfo_endpoint;
  const told = isTold ? claims : await client.fetchUserInfo(configuration, accessToken, claims.sub);
  const email = emailField.safeParse(told['email']);
  const name = lineOfText(longestName).safeParse(told['name']);
  return {
    email: email.success ? email.data : undefined,
    // The word 'true', or silence, is no yes.
    isEmailVerified: told['email_verified'] === true,
    name: name.success ? name.data : '',
  };
}

/** Words of the standards by which the provider says that it is away, and that the person did not go on. */
const awayErrors = ['temporarily_unavailable', 'server_error'];
const deniedErrors = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

function refusalOf(error: unknown, log: Needs['log']): AppError {
  if (error instanceof AppError) return error;
  const said = error instanceof client.AuthorizationResponseError ? error.error : undefined;
  const isAway = isFromAway(error) || (said !== undefined && awayErrors.includes(said));
  const reason = reasonOf(error);
  if (isAway) {
    log.warn({ event: 'sso_provider_away', reason });
    return new AppError('sso_unavailable', { retryAfter: 5 });
  }
  if (said !== undefined && deniedErrors.includes(said)) return new AppError('sso_denied');
  log.warn({ event: 'sso_refused', reason });
  return new AppError('sso_failed');
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { MadeCredential } from '../../../../domain/contract/passkeys.ts';
import type { SignedCredential } from '../../../../domain/contract/second-step.ts';
import { challengeMinutes, mostPasskeys } from '../../../../domain/second-factor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import { passkeyPlace } from '../../../config/settings/passkey-place.ts';
import type { PasskeyPlace } from '../../../config/settings/passkey-place.ts';
import { findOwner } from './factors.queries.ts';
import {
  findPasskey,
  findPasskeys,
  insertPasskeyChallenge,
  notePasskeyUse,
  takePasskeyChallenge,
} from './passkeys.queries.ts';
import type { PasskeyPurpose, StoredPasskey } from './passkeys.queries.ts';

/** Loaded when it is needed: most installations have no passkeys, and it brings much along. */
const library = () => import('@simplewebauthn/server');

type Options = Record<string, unknown>;

function requirePlace({ config }: Pick<Services, 'config'>): PasskeyPlace {
  const place = passkeyPlace(config);
  if (!place) throw new AppError('no_passkeys_here');
  return place;
}

/** ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

const timeout = challengeMinutes * 60_000;

async function makeChallenge({ db, now }: Services, purpose: PasskeyPurpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(randomBytes(32));
  const hash = hashToken(Buffer.from(challenge).toString('base64url'));
  await insertPasskeyChallenge(db, purpose, { hash, expiresAt: new Date(now().getTime() + timeout) });
  return challenge;
}

const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

const listed = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  transports: transports === '' ? [] : transports.split(','),
});

/** What a browser is to be asked for to make a passkey. Throws `no_passkeys_here` and `too_many_passkeys` (409). */
export async function optionsToAdd(services: Services, userId: string, session: Buffer): Promise<Options> {
  const { host } = requirePlace(services);
  const { generateRegistrationOptions } = await library();
  const { email, name } = await findOwner(services.db, userId);
  const own = await findPasskeys(services.db, userId);
  // One that is refused once it is made stays on the device, and opens nothing.
  if (own.length >= mostPasskeys) throw new AppError('too_many_passkeys');
  const known = own.filter((passkey) => passkey.host === host);
  const options = await generateRegistrationOptions({
    rpName: services.config.productTitle,
    rpID: host,
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(handleOf(userId)),
    challenge: await makeChallenge(services, { purpose: 'add', userId, boundTo: session }),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(listed),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  return { ...options };
}

/** What a browser is to be asked to sign as the second step of a sign-in. */
export async function optionsForSecondStep(services: Services, userId: string, signIn: Buffer): Promise<Options> {
  const { host } = requirePlace(services);
  const { generateAuthenticationOptions } = await library();
  const known = (await findPasskeys(services.db, userId)).filter((passkey) => passkey.host === host);
  const options = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials: known.map(listed),
    challenge: await makeChallenge(services, { purpose: 'second_factor', userId, boundTo: signIn }),
    timeout,
    userVerification: 'preferred',
  });
  return { ...options };
}

/** The same for everyone: whose passkey it is says the passkey. */
export async function optionsToSignIn(services: Services): Promise<Options> {
  const { host } = requirePlace(services);
  const { generateAuthenticationOptions } = await library();
  const challenge = await makeChallenge(services, { purpose: 'sign_in', userId: null, boundTo: null });
  return { ...(await generateAuthenticationOptions({ rpID: host, challenge, timeout, userVerification: 'required' })) };
}

/** The challenge in what a browser has signed, used up by this. Undefined where it was not given for that. */
async function takeChallenge(
  { db, now }: Services,
  clientDataJSON: string,
  purpose: PasskeyPurpose,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isGood = await takePasskeyChallenge(db, purpose, { hash: hashToken(challenge), now: now() });
  return isGood ? challenge : undefined;
}

/** Undefined where it can't be read, and where a page of someone else framed ours. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null || ('crossOrigin' in said && said.crossOrigin === true))
      return undefined;
    return 'challenge' in said && typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}

type Made = Omit<StoredPasskey, 'name'>;

/** Reads a passkey that a browser has made. Throws `passkey_refused` (400) where anything about it does not hold. */
export async function readMade(
  services: Services,
  credential: MadeCredential,
  { userId, session }: { userId: string; session: Buffer },
): Promise<Made> {
  const { host, origin } = requirePlace(services);
  const { clientDataJSON } = credential.response;
  const expectedChallenge = await takeChallenge(services, clientDataJSON, { purpose: 'add', userId, boundTo: session });
  if (expectedChallenge === undefined) throw new AppError('passkey_refused');
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo }: VerifiedRegistrationResponse = await verifyRegistrationResponse({
    response: asMade(credential),
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false }));
  if (!verified) throw new AppError('passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id: randomUUID(),
    userId,
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: (credential.response.transports ?? []).filter((way) => /^[a-z-]+$/.test(way)).join(','),
    host,
    createdAt: services.now(),
    lastUsedAt: null,
  };
}

function asMade({ id, rawId, response: { clientDataJSON, attestationObject } }: MadeCredential) {
  const response = { clientDataJSON, attestationObject };
  return { id, rawId, type: 'public-key' as const, response, clientExtensionResults: {} };
}

/**
 * Whose passkey has signed. To sign in by it alone it must have checked its owner, too, by a finger, a face or a PIN. Throws
 * `passkey_wrong` (403), the same whatever the reason.
 */
export async function checkPasskey(
  services: Services,
  credential: SignedCredential,
  purpose: PasskeyPurpose,
): Promise<string> {
  const { host, origin } = requirePlace(services);
  const { db, now } = services;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  const expectedChallenge = await takeChallenge(services, clientDataJSON, purpose);
  const passkey = await findPasskey(db, Buffer.from(credential.id, 'base64url'));
  const isOwn = passkey && (purpose.userId === null || purpose.userId === passkey.userId) && passkey.host === host;
  if (expectedChallenge === undefined || !isOwn) throw new AppError('passkey_wrong');
  // By itself it says whose it is: it must say the same as what is stored.
  const isTold = userHandle
    ? handleOf(passkey.userId).equals(Buffer.from(userHandle, 'base64url'))
    : purpose.userId !== null;
  const { verifyAuthenticationResponse } = await library();
  const { id, rawId } = credential;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: purpose.purpose === 'sign_in',
    credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
  }).catch(() => undefined);
  if (!isTold || !checked?.verified) throw new AppError('passkey_wrong');
  const use = { id: passkey.id, counter: checked.authenticationInfo.newCounter, now: now() };
  if (!(await notePasskeyUse(db, use))) throw new AppError('passkey_wrong');
  return passkey.userId;
}

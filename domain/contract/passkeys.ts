import * as z from 'zod/mini';
import { passkeyNameLength } from '../field-limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { challengeField, freshCodes, ownFactors } from './second-factor.ts';
import { code, currentPasswordField, idParams, lineOfText, requiredOr } from './text.ts';
import { signedInSchema } from './user.ts';

/** What the browser is to be asked for, in the words of WebAuthn: the page hands it on as it is. */
const optionsReply = z.object({ options: z.record(z.string(), z.unknown()) });

const part = z.string(requiredOr('wrong_type')).check(z.maxLength(20_000, code('too_long')));
const credentialShape = { id: part, rawId: part, type: part };

/** What the browser answered where it made a passkey, and where it signed with one. */
const madeCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
const signedCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.nullish(part),
  }),
});

export type MadeCredential = z.infer<typeof madeCredential>;
export type SignedCredential = z.infer<typeof signedCredential>;

/** Needs the password again: 403 `wrong_password`. 409 `no_passkeys_here` where `PUBLIC_URL` does not allow passkeys. */
export const passkeyToAdd = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'Asks the browser to make a passkey.',
  refusals: ['no_passkeys_here', 'too_many_passkeys'],
  beforeSecondFactor: true,
  body: z.object({ password: currentPasswordField }),
  reply: optionsReply,
});

/** All other sessions of the person end. 400 `passkey_refused` where the browser's answer does not hold. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Adds a passkey. All other sessions end.',
  refusals: ['passkey_refused', 'no_passkeys_here', 'too_many_passkeys'],
  beforeSecondFactor: true,
  status: 201,
  body: z.object({ name: lineOfText(passkeyNameLength), credential: madeCredential }),
  reply: z.object({ codes: freshCodes }),
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/removed',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Removes one of one’s own passkeys.',
  params: idParams,
  body: z.object({ password: currentPasswordField }),
  reply: ownFactors.reply,
});

/** As the second step of a sign-in. */
export const passkeyForSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/passkey-options',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Asks a passkey for the second step of a sign-in.',
  refusals: ['second_factor_over', 'passkey_wrong', 'no_passkeys_here', 'too_many_attempts'],
  body: z.object({ challenge: challengeField }),
  reply: optionsReply,
});

export const sendSecondPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Takes the second step of a sign-in, with a passkey.',
  refusals: ['second_factor_over', 'passkey_wrong', 'has_left', 'no_passkeys_here', 'too_many_attempts'],
  body: z.object({ challenge: challengeField, credential: signedCredential }),
  reply: signedInSchema,
});

/** In place of e-mail and password. The same for everyone: it tells of no one. */
export const passkeyToSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-options',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Asks a passkey to sign in without email and password.',
  refusals: ['no_passkeys_here', 'too_many_attempts'],
  reply: optionsReply,
});

export const signInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Signs in with a passkey alone.',
  refusals: ['passkey_wrong', 'account_closed', 'has_left', 'no_passkeys_here', 'too_many_attempts'],
  body: z.object({ credential: signedCredential }),
  reply: signedInSchema,
});

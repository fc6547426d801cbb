import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { credentialShape, optionsReply, part } from './passkeys.ts';
import { longestCode } from './second-factor.ts';
import { code, requiredOr } from './text.ts';
import { signedInSchema } from './user.ts';

/** A challenge is opaque: one that does not exist is one whose time is over. */
const challengeField = z.string(requiredOr('wrong_type')).check(z.maxLength(200, code('too_long')));

/** A code of the app, or one of the recovery codes, as it is compared; empty where none was entered. */
export const typedCodeField = z.string(requiredOr('wrong_type')).check(
  z.maxLength(longestCode, code('factor_code')),
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
);

const anyCodeField = typedCodeField.check(
  z.refine((text) => text !== '', code('required')),
  z.regex(/^[0-9A-Z]{1,64}$/, code('factor_code')),
);

/** What the form of the second step holds. */
export const codeBody = z.object({ code: anyCodeField });

/** What the browser answered where it signed with a passkey. */
const signedCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.nullish(part),
  }),
});

export type SignedCredential = z.infer<typeof signedCredential>;

/**
 * The second step of a sign-in, with what `POST /api/auth/login` answered as `challenge`. Throws `second_factor_wrong` (403),
 * and `second_factor_over` (403) where the challenge was used, replaced by a new password, or is too old.
 */
export const sendSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Takes the second step of a sign-in, with a code.',
  refusals: ['second_factor_wrong', 'second_factor_over', 'has_left', 'too_many_attempts'],
  body: z.object({ challenge: challengeField, code: anyCodeField }),
  reply: signedInSchema,
});

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

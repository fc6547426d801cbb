import * as z from 'zod/mini';
import { passkeyNameLength } from '../field-limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { factorsSchema, freshCodes } from './second-factor.ts';
import { code, currentPasswordField, idParams, lineOfText, requiredOr } from './text.ts';

/** What the browser is to be asked for, in the words of WebAuthn: the page hands it on as it is. */
export const optionsReply = z.object({ options: z.record(z.string(), z.unknown()) });

export const part = z.string(requiredOr('wrong_type')).check(z.maxLength(20_000, code('too_long')));
export const credentialShape = { id: part, rawId: part, type: part };

/** What the browser answered where it made a passkey. */
const madeCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type MadeCredential = z.infer<typeof madeCredential>;

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
  reply: factorsSchema,
});

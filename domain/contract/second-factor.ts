import * as z from 'zod/mini';
import { codeDigits } from '../second-factor.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, currentPasswordField, requiredOr } from './text.ts';

/** Characters of a code with whatever spaces are typed between. */
export const longestCode = 200;

/** The six digits of an app, with whatever spaces are typed between them. */
const totpCodeField = z.string(requiredOr('wrong_type')).check(
  z.maxLength(longestCode, code('totp_code')),
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.refine((text) => text !== '', code('required')),
  z.regex(new RegExp(`^[0-9]{${codeDigits}}$`), code('totp_code')),
);

const passwordBody = z.object({ password: currentPasswordField });

/** Null where the person has recovery codes already. They are shown this once: only hashes are stored. */
export const freshCodes = z.nullable(z.array(z.string()));

export const factorsSchema = z.object({
  /** Codes of an authenticator app. */
  totp: z.nullable(z.object({ since: z.string() })),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.nullable(z.string()),
      /** False for one that was made while the app had another address. */
      works_here: z.boolean(),
    }),
  ),
  /** Recovery codes that have not been used. */
  codes_left: z.int(),
  /** The person must have one, because of the role. */
  required: z.boolean(),
  /** Passkeys can be added: the app is reached by https, or on this machine. */
  passkeys_offered: z.boolean(),
});

export type Factors = z.infer<typeof factorsSchema>;

export const ownFactors = defineEndpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'What one is asked for at sign-in beside the password.',
  beforeSecondFactor: true,
  reply: factorsSchema,
});

/** Makes a secret for an authenticator app. It counts once a code of it was sent; until then another call makes another. */
export const startTotp = defineEndpoint({
  method: 'POST',
  path: '/api/account/totp',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Makes a secret for an authenticator app. It counts once a code of it was sent.',
  refusals: ['factor_there'],
  beforeSecondFactor: true,
  body: passwordBody,
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTotpBody = z.object({ code: totpCodeField });

export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: '/api/account/totp/confirmed',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Turns the authenticator app on with its first code. All other sessions end.',
  refusals: ['second_factor_wrong', 'factor_there', 'not_found', 'too_many_attempts'],
  beforeSecondFactor: true,
  body: confirmTotpBody,
  reply: z.object({ codes: freshCodes }),
});

export const removeTotp = defineEndpoint({
  method: 'POST',
  path: '/api/account/totp/removed',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Turns the authenticator app off.',
  body: passwordBody,
  reply: factorsSchema,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'signed-in',
  shows: 'ownFactors',
  summary: 'Makes ten new recovery codes. The old ones end.',
  refusals: ['not_found'],
  body: passwordBody,
  reply: z.object({ codes: z.array(z.string()) }),
});

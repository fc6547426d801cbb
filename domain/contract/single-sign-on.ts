import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPasswordField } from './text.ts';
import { invitedSchema, newcomerJoinSchema, newcomerSchema } from './person.ts';
import { signedInSchema, signedInUserSchema } from './user.ts';

/** Where the page sends the browser: an address at the provider. */
const wayReply = z.object({ address: z.string() });

/** Begins a sign-in at the provider. `again` asks for the proof there once more: after a sign-out. */
export const startSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/start',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Begins a sign-in at the organisation’s provider, and returns where the browser goes.',
  refusals: ['sso_unavailable', 'not_found', 'too_many_attempts'],
  body: z.object({ again: z.optional(z.boolean()) }),
  reply: wayReply,
});

const parameter = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/**
 * What the provider has sent the browser back with. Counts once, in the browser that began. 400 `sso_ended`, `sso_failed`, 403
 * `sso_denied`, `sso_unverified`, `sso_no_account`, `sso_wrong_person`, `account_closed`, `has_left`, 409 `sso_link_needed`,
 * `sso_other_person`, `sso_identity_taken`, 503 `sso_unavailable`.
 */
export const finishSingleSignOn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/finish',
  access: 'anyone',
  shows: 'ownAccountOrInvitation',
  summary: 'Takes what the provider has sent the browser back with. It counts once.',
  refusals: [
    'sso_ended',
    'sso_failed',
    'sso_denied',
    'sso_unverified',
    'sso_no_account',
    'sso_wrong_person',
    'sso_link_needed',
    'sso_other_person',
    'sso_identity_taken',
    'sso_unavailable',
    'account_closed',
    'has_left',
    'invitation_needed',
    'domain_not_allowed',
    'not_found',
    'too_many_attempts',
  ],
  body: z.object({
    state: z.string().check(z.maxLength(200)),
    code: parameter(4096),
    iss: parameter(1024),
    error: parameter(200),
  }),
  reply: z.object({
    outcome: z.enum(['signed_in', 'newcomer', 'linked', 'confirmed']),
    token: z.optional(z.string()),
    user: z.optional(signedInUserSchema),
    /** Of someone who has no account yet: what is known, and what the form is sent with. */
    newcomer: z.optional(
      z.object({ entry: z.string(), email: z.string(), name: z.string(), invited: z.nullable(invitedSchema) }),
    ),
  }),
});

/** Makes the account of someone whom the provider has proved, with what it does not tell. Refuses as registration does. */
export const registerThroughProvider = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/register',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Makes the account of someone whom the provider has proved.',
  refusals: [
    'sso_ended',
    'sso_identity_taken',
    'sso_no_account',
    'sso_unverified',
    'email_taken',
    'invitation_needed',
    'domain_not_allowed',
    'confirmation_needed',
    'not_found',
    'too_many_attempts',
  ],
  status: 201,
  body: newcomerSchema,
  reply: signedInSchema,
});

/** The same for someone who is invited: name and work are those of the staff list. */
export const joinThroughProvider = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/join',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Makes the account of someone who is invited and whom the provider has proved.',
  refusals: [
    'sso_ended',
    'sso_identity_taken',
    'sso_no_account',
    'sso_unverified',
    'join_link_invalid',
    'email_taken',
    'not_found',
    'too_many_attempts',
  ],
  status: 201,
  body: newcomerJoinSchema,
  reply: signedInSchema,
});

const connectionSchema = z.object({
  /** The provider's name; null where there is none. */
  name: z.nullable(z.string()),
  linked_at: z.nullable(z.string()),
  /** Whether a password opens the account: else the provider is asked wherever a password would be. */
  has_password: z.boolean(),
});

export type ProviderConnection = z.infer<typeof connectionSchema>;

export const providerConnection = defineEndpoint({
  method: 'GET',
  path: '/api/account/sso',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'Says whether one’s account is connected to the organisation’s sign-in.',
  refusals: ['not_found'],
  reply: connectionSchema,
});

export const connectProviderBody = z.object({ password: currentPasswordField });

/** Begins to connect the account with the person's identity at the provider. Needs the password: 403 `wrong_password`. */
export const connectProvider = defineEndpoint({
  method: 'POST',
  path: '/api/account/sso',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Begins to connect one’s account with the organisation’s sign-in.',
  refusals: ['sso_unavailable', 'not_found'],
  body: connectProviderBody,
  reply: wayReply,
});

/** Ends the connection. 409 `no_password` where no password opens the account. */
export const disconnectProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sso',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'Ends that connection.',
  refusals: ['no_password', 'not_found'],
  body: z.object({ password: currentPasswordField }),
  reply: connectionSchema,
});

export const confirmAtProvider = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/confirm',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Begins what stands in for the password: the provider asks for proof once more.',
  refusals: ['sso_unavailable', 'not_found', 'too_many_attempts'],
  reply: wayReply,
});

/** The provider says that a session there has ended (OpenID Connect Back-Channel Logout 1.0). */
export const backChannelLogout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sso/backchannel-logout',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Lets the provider say that a session there has ended.',
  refusals: ['sso_failed', 'sso_unavailable', 'not_found', 'too_many_attempts'],
  form: true,
  body: z.object({ logout_token: z.string().check(z.maxLength(16_384)) }),
  reply: z.object({}),
});

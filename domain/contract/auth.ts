import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { joinSchema, registrationSchema } from './person.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import { currentPasswordField, emailField, newPasswordField, newPasswordFieldOf, tokenParams } from './text.ts';
import { signedInSchema } from './user.ts';

const messageReply = z.object({ msg: z.string() });

export const loginBody = z.object({ email: emailField, password: currentPasswordField });

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Signs a person in with email and password, and returns the token for all other calls.',
  refusals: [
    'wrong_login',
    'account_closed',
    'has_left',
    'first_password_over',
    'second_factor_needed',
    'local_login_off',
    'too_many_attempts',
  ],
  body: loginBody,
  reply: signedInSchema,
});

/**
 * Refuses who may not register by the rule: 403 `invitation_needed`, `domain_not_allowed` and `confirmation_needed`, the
 * last also where the `link` is over. Whom it refuses learns nothing about accounts. An e-mail that has an account is 409
 * `email_taken`; who sends a registration again within 15 minutes because its answer was lost, with the same
 * `Idempotency-Key` and the same password, is signed in.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Makes an account for an employee and signs them in.',
  refusals: [
    'email_taken',
    'invitation_needed',
    'domain_not_allowed',
    'confirmation_needed',
    'local_login_off',
    'too_many_attempts',
  ],
  idempotent: true,
  status: 201,
  body: registrationSchema,
  reply: signedInSchema,
});

export const join = defineEndpoint({
  method: 'POST',
  path: '/api/auth/join/:token',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Registers someone who is invited, with what their organisation has said of them.',
  refusals: ['join_link_invalid', 'email_taken', 'local_login_off', 'too_many_attempts'],
  status: 201,
  params: tokenParams,
  body: joinSchema,
  reply: signedInSchema,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Ends the token that makes the call.',
  withGivenPassword: true,
  beforeSecondFactor: true,
  reply: z.object({
    msg: z.string(),
    /** Where the session at the provider ends that had opened this one; not there where a password did. */
    end_session: z.optional(z.string()),
  }),
});

export const forgotPasswordBody = z.object({ email: emailField });

/** Replies alike, in words and time, whether the address is known or not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Mails a link to choose a new password. The answer is the same for every address.',
  refusals: ['local_login_off'],
  body: forgotPasswordBody,
  reply: messageReply,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/:token',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Sets a new password with a mailed link, once. All sessions end.',
  refusals: ['reset_link_invalid', 'account_closed', 'local_login_off', 'too_many_attempts'],
  params: tokenParams,
  body: z.object({ newPassword: newPasswordField }),
  reply: messageReply,
});

/** As the policy in force has it. */
export function resetBodyOf(policy: PasswordPolicy) {
  return z.object({ newPassword: newPasswordFieldOf(policy) });
}

/** Needs the old password: 403 `wrong_password`. All other sessions of the person end, this one stays. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Changes one’s own password. All other sessions end, this one stays.',
  withGivenPassword: true,
  beforeSecondFactor: true,
  body: z.object({ password: currentPasswordField, newPassword: newPasswordField }),
  reply: messageReply,
});

export function changeBodyOf(policy: PasswordPolicy) {
  return z.object({ password: currentPasswordField, newPassword: newPasswordFieldOf(policy) });
}

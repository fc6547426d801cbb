import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import { currentPasswordField, emailField, newPasswordField, newPasswordFieldOf, tokenParams } from './text.ts';
import { signedInSchema } from './user.ts';

const messageReply = z.object({ msg: z.string() });

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  body: z.object({ email: emailField, password: currentPasswordField }),
  reply: signedInSchema,
});

/** Ends the token that makes the call, on the server. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: messageReply,
});

/** Replies alike, in words and time, whether the address is known or not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  body: z.object({ email: emailField }),
  reply: messageReply,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/:token',
  access: 'anyone',
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
  beforeSecondFactor: true,
  body: z.object({ password: currentPasswordField, newPassword: newPasswordField }),
  reply: messageReply,
});

export function changeBodyOf(policy: PasswordPolicy) {
  return z.object({ password: currentPasswordField, newPassword: newPasswordFieldOf(policy) });
}

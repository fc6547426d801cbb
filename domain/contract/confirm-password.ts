import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPasswordField } from './text.ts';

export const confirmPasswordBody = z.object({ password: currentPasswordField });

/**
 * Gives the password again, for what the caller does next in this session: 403 `wrong_password`. Guesses count like those of
 * a sign-in (429).
 */
export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-password',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Gives the password again, for what this session does in the next 15 minutes.',
  refusals: ['wrong_password', 'too_many_attempts'],
  beforeSecondFactor: true,
  body: confirmPasswordBody,
  /** Until when it holds. */
  reply: z.object({ confirmed_until: z.string() }),
});

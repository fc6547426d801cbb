import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPasswordField } from './text.ts';

/**
 * Gives the password again, for what the caller does next in this session: 403 `wrong_password`. Guesses count like those of
 * a sign-in (429).
 */
export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-password',
  access: 'signed-in',
  beforeSecondFactor: true,
  body: z.object({ password: currentPasswordField }),
  /** Until when it holds. */
  reply: z.object({ confirmed_until: z.string() }),
});

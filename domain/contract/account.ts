import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPasswordField } from './text.ts';

const accountSchema = z.object({
  /** When the account and all that is in it is erased; null where that was not asked for. */
  erase_at: z.nullable(z.string()),
  retention: z.object({
    /** Records are kept this long. */
    months: z.int(),
    /** The time by whose end the records below are gone. */
    notice_days: z.int(),
    /** Null where no record leaves so soon. */
    leaving: z.nullable(
      z.object({
        assessments: z.int(),
        moods: z.int(),
        /** Of the records that leave, the first and the last. */
        from: z.string(),
        to: z.string(),
        /** When the first of them is erased. */
        first_erased_at: z.string(),
      }),
    ),
  }),
});

export type AccountState = z.infer<typeof accountSchema>;

export const account = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'How long one’s data stays, and what of it leaves soon.',
  reply: accountSchema,
});

export const askForErasureBody = z.object({ password: currentPasswordField });

/**
 * Erases the account in seven days. Needs the password again: 403 `wrong_password`. Asking twice changes nothing. The only
 * active admin cannot go: 409 `last_admin`.
 */
export const askForErasure = defineEndpoint({
  method: 'POST',
  path: '/api/account/erasure',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'Deletes one’s own account in seven days.',
  refusals: ['last_admin'],
  body: askForErasureBody,
  reply: accountSchema,
});

/** Changes one's mind; also where nothing was asked for. */
export const withdrawErasure = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  access: 'signed-in',
  shows: 'ownAccount',
  summary: 'Withdraws that deletion.',
  reply: accountSchema,
});

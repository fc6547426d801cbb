import * as z from 'zod/mini';
import { setupSteps, stepStates, testMailLimits } from '../setup-steps.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, requiredOr } from './text.ts';

const setupSchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(stepStates),
      put_off_until: z.nullable(z.string()),
    }),
  ),
  /** False while the caller's password is the one that the operator gave. */
  own_password: z.boolean(),
  mail: z.object({
    /** False where mails become files on the server. */
    server_set: z.boolean(),
    /** A mail that was sent and whose code still counts. */
    waiting_since: z.nullable(z.string()),
  }),
});

export type Setup = z.infer<typeof setupSchema>;

export const setup = defineEndpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: 'admin',
  shows: 'nothing',
  summary: 'What is settled in the first hour and what is not.',
  reply: setupSchema,
});

export const putOffStep = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/setup/:step',
  access: 'admin',
  shows: 'nothing',
  summary: 'Puts a step off for a week, or takes that back.',
  params: z.object({ step: z.enum(setupSteps) }),
  body: z.object({ put_off: z.boolean(requiredOr('wrong_type')) }),
  reply: setupSchema,
});

/** Sends a mail with a code to the caller's own address. 409 `mail_not_sent` with the reason in the log. */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/test-mail',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sends a code to one’s own address, to see that mail works.',
  refusals: ['mail_not_sent', 'too_many_attempts'],
  reply: setupSchema,
});

export const testMailCameBody = z.object({
  code: z.string(requiredOr('wrong_type')).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(new RegExp(`^[0-9]{${testMailLimits.digits}}$`), code('mail_code')),
  ),
});

export const testMailCame = defineEndpoint({
  method: 'POST',
  path: '/api/admin/test-mail/came',
  access: 'admin',
  shows: 'nothing',
  summary: 'Takes the code of that mail.',
  refusals: ['mail_code_wrong'],
  body: testMailCameBody,
  reply: setupSchema,
});

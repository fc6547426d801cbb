import * as z from 'zod/mini';
import { instrumentTypes } from '../instruments/instrument.ts';
import { defineEndpoint } from './endpoint.ts';
import { requiredOr } from './text.ts';

const way = z.boolean(requiredOr('wrong_type'));

const ways = { in_bar: way, by_push: way, by_mail: way };

const checkInsSchema = z.object({
  ...ways,
  /** Which questionnaires the bar reminds of now: none while it is silent, where that way is off, or once it was closed. */
  due: z.array(z.enum(instrumentTypes)),
});

export type CheckIns = z.infer<typeof checkInsSchema>;

/** Whether the caller wants to be reminded two weeks after a questionnaire, and how. Off until they say so. */
export const checkIns = defineEndpoint({
  method: 'GET',
  path: '/api/check-ins/mine',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Whether one wants to be reminded to check in again.',
  reply: checkInsSchema,
});

/** What is missing stays as it is. */
export const changeCheckIns = defineEndpoint({
  method: 'PUT',
  path: '/api/check-ins/mine',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Changes that.',
  body: z.partial(z.object(ways)),
  reply: checkInsSchema,
});

/** Closes the bar's reminder: it does not come again for the same answers. */
export const closeCheckIn = defineEndpoint({
  method: 'POST',
  path: '/api/check-ins/closed',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Closes that reminder until there are newer answers.',
  reply: checkInsSchema,
});

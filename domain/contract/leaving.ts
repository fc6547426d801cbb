import * as z from 'zod/mini';
import { isRealDay } from '../dates.ts';
import { waitingField } from './admin-requests.ts';
import { defineEndpoint } from './endpoint.ts';
import { typedCodeField } from './second-step.ts';
import { code, idParams, requiredOr, tokenParams } from './text.ts';

const leavingSchema = z.object({
  /** The first day on which the person no longer works here, 'YYYY-MM-DD'; null where they stay. */
  left_on: z.nullable(z.string()),
  /** That day has come: they can't sign in, and are in no list. */
  has_left: z.boolean(),
  waiting: waitingField,
});

export const changeLeavingBody = z.object({
  left_on: z.nullable(z.string(requiredOr('wrong_type')).check(z.refine(isRealDay, code('not_a_date')))),
});

/**
 * Notes from which day on someone no longer works here, or with null that they do. At the earliest a year ago in the
 * organisation's zone; what is not ahead holds at once. Of another admin it waits, as taking the role does: 202. The last admin stays: 409 `last_admin`.
 * The day of someone who has left is another one only once they are marked as back: 409 `person_left`.
 */
export const changeLeaving = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/leaving',
  access: 'admin',
  shows: 'accountStates',
  summary: 'Notes from which day on someone no longer works here.',
  refusals: ['last_admin', 'person_left'],
  stepUp: true,
  mayWait: true,
  params: idParams,
  body: changeLeavingBody,
  reply: leavingSchema,
});

const leaverSchema = z.object({
  name: z.string(),
  /** When the mailed link ends. */
  expires_at: z.string(),
  /** When all of it is deleted; null where that was not asked for. */
  erase_at: z.nullable(z.string()),
});

export type Leaver = z.infer<typeof leaverSchema>;

export const openLeaverLinkBody = z.object({
  date_of_birth: z.string(requiredOr('wrong_type')).check(z.refine(isRealDay, code('not_a_date'))),
  code: z.optional(typedCodeField),
});

/**
 * Opens the mailed link with the date of birth, so that someone who finds the mail can't, and for people who have an authenticator
 * app with a code of theirs as well. Answers a link's word that is good for the calls below for an hour. Another day: 400,
 * `birth_date_wrong` at the field; no code, or another: 400, `factor_code` at `code`; five tries a day. A link that is
 * unknown or over: 400 `leaving_link_invalid`.
 */
export const openLeaverLink = defineEndpoint({
  method: 'POST',
  path: '/api/left/:token/opened',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Opens the mailed link of someone who has left with their date of birth, for an hour.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  body: openLeaverLinkBody,
  reply: z.object({ token: z.string() }),
});

/** What an opened link is good for. One that is unknown or over: 400 `leaving_link_invalid`. */
export const leaver = defineEndpoint({
  method: 'GET',
  path: '/api/left/:token',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Says what the link of someone who has left is good for.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: leaverSchema,
});

/** Deletes all of it in seven days. Asking twice changes nothing. */
export const askForLeaverErasure = defineEndpoint({
  method: 'POST',
  path: '/api/left/:token/erasure',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Deletes everything about someone who has left, in seven days.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: leaverSchema,
});

export const withdrawLeaverErasure = defineEndpoint({
  method: 'DELETE',
  path: '/api/left/:token/erasure',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Withdraws that deletion.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: leaverSchema,
});

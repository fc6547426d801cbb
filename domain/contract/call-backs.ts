import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { callingDaySchema } from './counsellor-hours.ts';
import { helpLineList } from './help-lines.ts';
import { isPhone } from './person-rules.ts';
import { blockOfText, code, idParams, lineOfText, referenceField, requiredOr } from './text.ts';

/** What is passed on to the counsellors, and nothing else: to be named where consent is asked. */
export const callBackSends = ['name', 'phone', 'preferred_time', 'note'] as const;

/** What a counsellor notes of a call, and no more: that they spoke, will call again, or that no call is wanted any longer. */
export const callOutcomes = ['spoke', 'calls_again', 'not_wanted'] as const;

export type CallOutcome = (typeof callOutcomes)[number];

const callBackStates = ['waiting', 'overdue', 'taken', 'withdrawn'] as const;

const stateShape = {
  id: z.string(),
  /** 'overdue' is still open, past the stated time. */
  state: z.enum(callBackStates),
  requested_at: z.string(),
  /** The end of the stated time. */
  answer_by: z.string(),
  taken_at: z.nullable(z.string()),
  /** How the call went, and when that was noted. */
  outcome: z.nullable(z.enum(callOutcomes)),
  outcome_at: z.nullable(z.string()),
};

/** Null once it has served: what was passed on is erased when it is withdrawn, or a week after it was taken up. */
const contentShape = {
  phone: z.nullable(z.string()),
  preferred_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
};

/** By name, for the person who asks for a call. */
const counsellorsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

const ownStateSchema = z.object({
  /** True where there is someone who could call. */
  available: z.boolean(),
  /** All there are now: to be named where consent is asked. A request is read by those alone whom it names. */
  counsellors: counsellorsSchema,
  answer_within_hours: z.int(),
  /** When each of them calls, by day of the week; one who has not said so is missing. */
  hours: z.array(z.object({ counsellor: z.string(), ...callingDaySchema.shape })),
  /** That of the hours. */
  time_zone: z.string(),
  sends: z.array(z.enum(callBackSends)),
  /** The latest one. */
  request: z.nullable(
    z.object({
      ...stateShape,
      ...contentShape,
      /** Who may read it: those whom the person has named, or who has taken it up, as far as they still are counsellors. */
      counsellors: counsellorsSchema,
      /** Who has become a counsellor since: they see nothing of it before the person has agreed. Empty once it is taken up. */
      new_counsellors: counsellorsSchema,
    }),
  ),
  /** Filled where no one has called in the stated time, or none of those who could is there any more. */
  lines: helpLineList,
});

export type OwnCallBack = z.infer<typeof ownStateSchema>;

export const callBack = defineEndpoint({
  method: 'GET',
  path: '/api/call-back',
  access: 'signed-in',
  shows: 'ownCallBack',
  summary: 'One’s own request for a call, and who could call.',
  reply: ownStateSchema,
});

export const callBackBody = z.object({
  consent: z.literal(true, { error: () => code('consent_needed') }),
  phone: z.string(requiredOr('wrong_type')).check(
    z.overwrite((text) => text.trim()),
    z.refine((text) => text !== '', code('required')),
    z.refine((text) => text === '' || isPhone(text), code('phone_format')),
  ),
  preferred_time: lineOfText(200),
  note: z._default(z.nullable(blockOfText(500)), null),
  /** The ids of those whom the person was shown. A caller that leaves it out names all that there are at that moment. */
  counsellors: z.optional(
    z.array(referenceField, requiredOr('wrong_type')).check(z.maxLength(1000, code('wrong_type'))),
  ),
});

export type CallBackRequest = z.infer<typeof callBackBody>;

/**
 * Refused where there is no one who could call (409 `no_counsellor`), where others are counsellors than those whom the person
 * was shown (409 `counsellors_changed`), and while a request is open (409 `call_back_open`).
 */
export const askForCallBack = defineEndpoint({
  method: 'POST',
  path: '/api/call-back',
  access: 'signed-in',
  shows: 'ownCallBack',
  summary: 'Asks a counsellor to call.',
  refusals: ['no_counsellor', 'counsellors_changed', 'call_back_open'],
  limit: 'call-backs',
  status: 201,
  body: callBackBody,
  reply: ownStateSchema,
});

/** Takes the latest request back, also one that was taken up: what was passed on is erased at once. */
export const withdrawCallBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/call-back',
  access: 'signed-in',
  shows: 'ownCallBack',
  summary: 'Withdraws one’s own request for a call. What was passed on is deleted.',
  refusals: ['not_found'],
  reply: ownStateSchema,
});

/** Lets one counsellor read the open request, or takes that back. 404 where none is open, or the id is no counsellor's. */
export const answerCounsellor = defineEndpoint({
  method: 'PUT',
  path: '/api/call-back/counsellors/:id',
  access: 'signed-in',
  shows: 'ownCallBack',
  summary: 'Lets one counsellor read one’s request, or not.',
  params: idParams,
  body: z.object({ agree: z.boolean(requiredOr('wrong_type')) }),
  reply: ownStateSchema,
});

const requestRowSchema = z.object({ ...stateShape, ...contentShape, name: z.string() });

export type CounsellorRequest = z.infer<typeof requestRowSchema>;

/**
 * Of those that name the caller: open ones and those that the caller has taken up, the oldest first, then those of the last
 * week that are done.
 */
export const counsellorRequests = defineEndpoint({
  method: 'GET',
  path: '/api/counsellor/requests',
  access: 'counsellor',
  shows: 'requests',
  summary: 'The requests for a call that the counsellor may read.',
  limit: 'lists',
  reply: z.array(requestRowSchema),
});

/** 404 where it does not name the caller. 409 `already_taken` where another was faster; the same one may say so twice. */
export const takeCallBack = defineEndpoint({
  method: 'POST',
  path: '/api/counsellor/requests/:id/taken',
  access: 'counsellor',
  shows: 'requests',
  summary: 'Takes a request for a call.',
  refusals: ['already_taken'],
  params: idParams,
  reply: requestRowSchema,
});

/** Gives it back to all whom it names, as it was before. 404 where the person has asked again meanwhile. */
export const giveBackCallBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/counsellor/requests/:id/taken',
  access: 'counsellor',
  shows: 'requests',
  summary: 'Gives a request for a call back.',
  refusals: ['already_taken'],
  params: idParams,
  reply: requestRowSchema,
});

/** Null undoes it. One that is still open is taken by it. */
export const noteCallOutcome = defineEndpoint({
  method: 'PUT',
  path: '/api/counsellor/requests/:id/outcome',
  access: 'counsellor',
  shows: 'requests',
  summary: 'Notes how a call went.',
  refusals: ['already_taken'],
  params: idParams,
  body: z.object({ outcome: z.nullable(z.enum(callOutcomes, requiredOr('wrong_type'))) }),
  reply: requestRowSchema,
});

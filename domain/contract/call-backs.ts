import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { helpLines } from './help-lines.ts';
import { isPhone } from './person.ts';
import { blockOfText, code, idParams, lineOfText, requiredOr } from './text.ts';

/** What is passed on to the counsellors, and nothing else: to be named where consent is asked. */
export const callBackSends = ['name', 'phone', 'preferred_time', 'note'] as const;

export const callBackStates = ['waiting', 'overdue', 'taken', 'withdrawn'] as const;

const stateShape = {
  id: z.string(),
  /** 'overdue' is still open, past the stated time. */
  state: z.enum(callBackStates),
  requested_at: z.string(),
  /** The end of the stated time. */
  answer_by: z.string(),
  taken_at: z.nullable(z.string()),
};

/** Null once it has served: what was passed on is erased when it is withdrawn, or a week after it was taken up. */
const contentShape = {
  phone: z.nullable(z.string()),
  preferred_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
};

const ownStateSchema = z.object({
  /** True where there is somebody who could call. */
  available: z.boolean(),
  answer_within_hours: z.int(),
  sends: z.array(z.enum(callBackSends)),
  /** The latest one. */
  request: z.nullable(z.object({ ...stateShape, ...contentShape })),
  /** Filled where nobody has called in the stated time, or nobody is there any more to call. */
  lines: helpLines.reply,
});

export type OwnCallBack = z.infer<typeof ownStateSchema>;

export const callBack = defineEndpoint({
  method: 'GET',
  path: '/api/call-back',
  access: 'signed-in',
  reply: ownStateSchema,
});

const requestSchema = z.object({
  consent: z.literal(true, { error: () => code('consent_needed') }),
  phone: z.string(requiredOr('wrong_type')).check(
    z.overwrite((text) => text.trim()),
    z.refine((text) => text !== '', code('required')),
    z.refine((text) => text === '' || isPhone(text), code('phone_format')),
  ),
  preferred_time: lineOfText(200),
  note: z._default(z.nullable(blockOfText(500)), null),
});

export type CallBackRequest = z.infer<typeof requestSchema>;

/** Refused where there is nobody who could call (409 `no_counsellor`) and while a request is open (409 `call_back_open`). */
export const askForCallBack = defineEndpoint({
  method: 'POST',
  path: '/api/call-back',
  access: 'signed-in',
  status: 201,
  body: requestSchema,
  reply: ownStateSchema,
});

/** Takes the latest request back, also one that was taken up: what was passed on is erased at once. */
export const withdrawCallBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/call-back',
  access: 'signed-in',
  reply: ownStateSchema,
});

const requestRowSchema = z.object({ ...stateShape, ...contentShape, name: z.string() });

export type CounsellorRequest = z.infer<typeof requestRowSchema>;

/** Open ones, the oldest first, then those that the caller has taken up in the last week. */
export const counsellorRequests = defineEndpoint({
  method: 'GET',
  path: '/api/counsellor/requests',
  access: 'counsellor',
  reply: z.array(requestRowSchema),
});

/** 409 `already_taken` where another counsellor was faster; the same counsellor may say so twice. */
export const takeCallBack = defineEndpoint({
  method: 'POST',
  path: '/api/counsellor/requests/:id/taken',
  access: 'counsellor',
  params: idParams,
  reply: requestRowSchema,
});

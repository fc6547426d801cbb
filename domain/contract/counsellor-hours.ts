import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { code, requiredOr } from './text.ts';

const timeField = z.string(requiredOr('wrong_type')).check(
  z.refine((text) => text !== '', code('required')),
  z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, code('time_format')),
);

/** One range of hours on a day of the week; Monday is 1. Times are the organisation's. */
export const callingDaySchema = z.object({ weekday: z.int(), from: timeField, to: timeField });

const hoursField = z
  .array(
    z
      .object({
        weekday: z
          .int(requiredOr('wrong_type'))
          .check(z.minimum(1, code('wrong_type')), z.maximum(7, code('wrong_type'))),
        from: timeField,
        to: timeField,
      })
      .check(z.refine(({ from, to }) => from < to, { error: code('period_order'), path: ['to'] })),
    requiredOr('wrong_type'),
  )
  .check(
    z.maxLength(7, code('wrong_type')),
    z.refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, code('wrong_type')),
  );

export type CallingHours = z.infer<typeof hoursField>;

const replySchema = z.object({ hours: z.array(callingDaySchema), time_zone: z.string() });

/** When the caller calls people back. Empty until they say so. */
export const counsellorHours = defineEndpoint({
  method: 'GET',
  path: '/api/counsellor/hours',
  access: 'counsellor',
  shows: 'nothing',
  summary: 'When the counsellor calls people back.',
  reply: replySchema,
});

/** Sets them all. People who ask for a call see them. */
export const changeCounsellorHours = defineEndpoint({
  method: 'PUT',
  path: '/api/counsellor/hours',
  access: 'counsellor',
  shows: 'nothing',
  summary: 'Sets when the counsellor calls people back.',
  body: z.object({ hours: hoursField }),
  reply: replySchema,
});

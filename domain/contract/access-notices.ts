import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { requiredOr } from './text.ts';

const choiceSchema = z.object({
  /** A line above each screen. */
  on_page: z.boolean(),
  /** At most one mail a day; it names no one. */
  by_mail: z.boolean(),
});

export type AccessNoticeSettings = z.infer<typeof choiceSchema>;

const replySchema = z.extend(choiceSchema, {
  /** False where no mail server is set up: there is nothing to choose then. A server of before says nothing of it. */
  mail_works: z.optional(z.boolean()),
});

export const accessNotices = defineEndpoint({
  method: 'GET',
  path: '/api/look-notices',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'How one is told that someone has opened one’s record.',
  reply: replySchema,
});

/** What is left out stays as it is. */
export const changeLookNotices = defineEndpoint({
  method: 'PUT',
  path: '/api/look-notices',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Changes that.',
  body: z.object({
    on_page: z.optional(z.boolean(requiredOr('wrong_type'))),
    by_mail: z.optional(z.boolean(requiredOr('wrong_type'))),
  }),
  reply: replySchema,
});

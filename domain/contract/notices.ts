import * as z from 'zod/mini';
import { noticeKinds } from '../notices.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './text.ts';

/**
 * `text` is the whole sentence. For those about the policy `detail`
 * has `from` and `to`, two policies, and for 'policy_announced' the `day` from which it holds, in `time_zone`; for 'details_corrected' the
 * `fields`, with commas between; for those about a counsellor it has
 * `name`, unless the account is gone: 'counsellor_joined' and 'counsellor_left' come to those alone who have an open request
 * for a call, 'counsellor_lost' to someone who waits for the call of a counsellor who took theirs up and is gone.
 */
const noticeSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  detail: z.record(z.string(), z.string()),
});

export type Notice = z.infer<typeof noticeSchema>;

export const notices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  access: 'signed-in',
  shows: 'ownNotices',
  summary: 'What one has to be told, newest first.',
  reply: z.array(noticeSchema),
});

export const noticeSeen = defineEndpoint({
  method: 'POST',
  path: '/api/notices/:id/seen',
  access: 'signed-in',
  shows: 'ownNotices',
  summary: 'Dismisses one notice, and returns what is left.',
  params: idParams,
  reply: z.array(noticeSchema),
});

import * as z from 'zod/mini';
import { parseMood } from '../moods.ts';
import { defineEndpoint } from './endpoint.ts';
import { takenRefusals, takenShape } from './taken.ts';
import { code, idParams, requiredOr } from './text.ts';

/** An emoji of the five, or its word. */
const moodField = z.string(requiredOr('wrong_type')).check(
  z.refine((text) => text !== '', code('required')),
  z.refine((text) => parseMood(text) !== undefined, code('unknown_mood')),
);

/** `mood` is the emoji. */
const recordSchema = z.object({ id: z.string(), created_at: z.string(), mood: z.string() });

export type MoodRecord = z.infer<typeof recordSchema>;

export const submitMood = defineEndpoint({
  method: 'POST',
  path: '/api/mood',
  access: 'signed-in',
  shows: 'ownMoods',
  summary: 'Logs a mood.',
  refusals: ['idempotency_conflict', 'consent_declined', ...takenRefusals],
  limit: 'moods',
  idempotent: true,
  status: 201,
  body: z.object({ mood: moodField, ...takenShape }),
  reply: recordSchema,
});

export const moodHistory = defineEndpoint({
  method: 'GET',
  path: '/api/mood',
  access: 'signed-in',
  shows: 'ownMoods',
  summary: 'One’s own moods, oldest first.',
  /** Those of the last seven days of any clock; where there are none, the last one. */
  query: z.object({ since: z.optional(z.enum(['week'], code('not_in_list'))) }),
  reply: z.array(recordSchema),
});

/** Takes back one of the caller's own moods. Later than ten minutes after it was stored: 409 `too_late`. */
export const removeMood = defineEndpoint({
  method: 'DELETE',
  path: '/api/mood/:id',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Removes a mood that was just logged.',
  refusals: ['too_late'],
  params: idParams,
  reply: z.object({ msg: z.string() }),
});

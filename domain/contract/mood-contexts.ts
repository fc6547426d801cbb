import * as z from 'zod/mini';
import { distinctTags, longestMoodNote, moodTagLimits } from '../mood-tags.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockOfText, code, idParams, lineOfText, requiredOr } from './text.ts';

const tag = lineOfText(moodTagLimits.characters);

/** Those that differ in their capitals alone are one. */
function tagsUpTo(most: number) {
  return z.array(tag, requiredOr('wrong_type')).check(
    z.overwrite(distinctTags),
    z.refine((tags) => tags.length <= most, code('too_many_tags')),
  );
}

const contextShape = { tags: tagsUpTo(moodTagLimits.ofMood), note: blockOfText(longestMoodNote) };

const storedContext = z.object({ id: z.string(), tags: z.array(z.string()), note: z.string() });

/** What the person has added to the mood of this id. */
export type StoredMoodContext = z.infer<typeof storedContext>;

/** The caller's own, in the order of their moods; moods to which nothing was added are not among them. */
export const moodContexts = defineEndpoint({
  method: 'GET',
  path: '/api/mood-contexts',
  access: 'signed-in',
  shows: 'ownContext',
  summary: 'The tags and notes that one has added to moods.',
  reply: z.array(storedContext),
});

/** In place of what was there; no tags and no note remove it. 404 for a mood of anyone else. */
export const saveMoodContext = defineEndpoint({
  method: 'PUT',
  path: '/api/mood/:id/context',
  access: 'signed-in',
  shows: 'ownContext',
  summary: 'Sets the tags and the note of one of one’s own moods.',
  limit: 'moods',
  params: idParams,
  body: z.object(contextShape),
  reply: storedContext,
});

const storedTags = z.object({ tags: z.array(z.string()) });

/** The caller's own list; the default one until they have made one. */
export const moodTags = defineEndpoint({
  method: 'GET',
  path: '/api/mood-tags',
  access: 'signed-in',
  shows: 'ownContext',
  summary: 'One’s own list of tags.',
  reply: storedTags,
});

/** In place of the list that was there. What is renamed bears its new name on earlier moods too; what is left out stays there. */
export const saveMoodTags = defineEndpoint({
  method: 'PUT',
  path: '/api/mood-tags',
  access: 'signed-in',
  shows: 'ownContext',
  summary: 'Sets one’s own list of tags.',
  body: z.object({
    tags: tagsUpTo(moodTagLimits.inList),
    renamed: z.optional(
      z.array(z.object({ from: tag, to: tag })).check(z.maxLength(moodTagLimits.inList, code('too_many_tags'))),
    ),
  }),
  reply: storedTags,
});

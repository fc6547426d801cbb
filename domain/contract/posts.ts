import * as z from 'zod/mini';
import { isRealDay } from '../dates.ts';
import { postKinds, postLimits, postStates } from '../posts.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ReplyOf } from './endpoint.ts';
import { blockOfText, changeOf, code, idParams, lineOfText, oneOf, plainAddress, requiredOr } from './text.ts';

function isSafeAddress(text: string): boolean {
  return plainAddress(text) !== undefined && /^https:\/\//i.test(text) && !/\s/.test(text);
}

const linkField = blockOfText(postLimits.link).check(
  z.refine((text) => text === '' || isSafeAddress(text), code('web_address')),
);

const dayField = z.string(requiredOr('wrong_type')).check(
  z.refine((day) => day !== '', code('required')),
  z.refine(isRealDay, code('not_a_date')),
);

/** An empty text is none: a form has no other. */
const optionalDay = z.nullable(
  z.pipe(
    z.string(requiredOr('wrong_type')).check(z.refine((day) => day === '' || isRealDay(day), code('not_a_date'))),
    z.transform((day) => (day === '' ? null : day)),
  ),
);

/** `day` is when it was done or said; `from` and `until` are the first and last day on which the post is shown. */
const postShape = {
  kind: oneOf(postKinds),
  title: lineOfText(postLimits.title),
  /** What people had said; empty where that is no matter. */
  heard: blockOfText(postLimits.heard),
  text: blockOfText(postLimits.text).check(z.refine((text) => text !== '', code('required'))),
  /** Empty where there is none. */
  link: linkField,
  day: dayField,
  /** Null: a draft. */
  from: optionalDay,
  /** Null: it stays. */
  until: optionalDay,
};

export const postBody = z
  .object({
    ...postShape,
    heard: z._default(postShape.heard, ''),
    link: z._default(postShape.link, ''),
    from: z._default(postShape.from, null),
    until: z._default(postShape.until, null),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      path: ['until'],
      error: code('period_order'),
    }),
    // Else a draft would have an end and no beginning.
    z.refine(({ from, until }) => from !== null || until === null, { path: ['from'], error: code('required') }),
  );

export type PostBody = z.infer<typeof postBody>;

const postChange = changeOf(postShape);

export type PostChange = z.infer<typeof postChange>;

const said = {
  id: z.string(),
  kind: z.enum(postKinds),
  title: z.string(),
  heard: z.string(),
  text: z.string(),
  link: z.string(),
  day: z.string(),
};

const ownPostSchema = z.object({
  ...said,
  from: z.string(),
  until: z.nullable(z.string()),
  ended: z.boolean(),
});

export type OwnPost = z.infer<typeof ownPostSchema>;

const storedPostSchema = z.object({
  ...said,
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  state: z.enum(postStates),
});

export type StoredPost = z.infer<typeof storedPostSchema>;

/** Those that have begun, newest first; with `at=home` those that are not over, and no more than fit there. */
export const posts = defineEndpoint({
  method: 'GET',
  path: '/api/posts',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'What the organisation tells everyone, newest first.',
  query: z.object({ at: z.optional(z.enum(['home'], 'not_in_list')) }),
  reply: z.object({
    posts: z.array(ownPostSchema),
    /** There are others that have begun. */
    more: z.boolean(),
  }),
});

export type OwnPosts = ReplyOf<typeof posts>;

const storedList = z.object({ posts: z.array(storedPostSchema) });

export type StoredPosts = z.infer<typeof storedList>;

export const allPosts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/posts',
  access: 'admin',
  shows: 'nothing',
  summary: 'All posts, drafts too, newest first.',
  reply: storedList,
});

export const addPost = defineEndpoint({
  method: 'POST',
  path: '/api/admin/posts',
  access: 'admin',
  shows: 'nothing',
  summary: 'Adds a post.',
  stepUp: true,
  status: 201,
  body: postBody,
  reply: storedPostSchema,
});

export const changePost = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Changes what is named of a post.',
  stepUp: true,
  params: idParams,
  body: postChange,
  reply: storedPostSchema,
});

export const removePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Removes a post, and returns what is left.',
  stepUp: true,
  params: idParams,
  reply: storedList,
});

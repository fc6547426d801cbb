import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './text.ts';

const sessionSchema = z.object({
  id: z.string(),
  /** Names such as Chrome and Android; null where it is not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: z.string(),
  /** Within a minute. */
  last_used_at: z.string(),
  /** The one that makes the call. */
  current: z.boolean(),
  /** Others use the device as well: so it was said at the sign-in. */
  shared: z.boolean(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

const ownSessionsSchema = z.object({
  /** The one that makes the call first, then by their last use. */
  sessions: z.array(sessionSchema),
  /** After which time without a call, and after which in any case, the one that makes the call ends by itself. */
  idle_minutes: z.int(),
  max_hours: z.int(),
  /** One more ends the one that was used longest ago. */
  most: z.int(),
});

export type OwnSessions = z.infer<typeof ownSessionsSchema>;

export const ownSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Where one is signed in.',
  reply: ownSessionsSchema,
});

/** Ends one of the caller's own: 404 for any other. Replies what is left. */
export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Ends one of one’s own sessions, and returns what is left.',
  stepUp: true,
  params: idParams,
  reply: ownSessionsSchema,
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/others',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Ends all of one’s own sessions but this one, and returns what is left.',
  stepUp: true,
  reply: ownSessionsSchema,
});

/**
 * The key under which a browser keeps for its person what waits for a connection and what they have seen. It is made for
 * the person, so that it comes back with them when a session has ended, and never with anyone else.
 */
export const deviceKey = defineEndpoint({
  method: 'GET',
  path: '/api/device-key',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'The key that seals what one’s own browser keeps.',
  reply: z.object({ key: z.string() }),
});

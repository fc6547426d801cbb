import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Says that the server is up and its database answers.',
  reply: z.object({ status: z.literal('ok') }),
});

/**
 * 200 while calls are served: it goes the way that they go. Otherwise 503 with the reasons, within two seconds. `for=reading`
 * asks whether what is stored can be read, which a full disk does not keep anyone from.
 */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Says whether this process takes calls right now.',
  query: z.object({ for: z.optional(z.enum(['reading'])) }),
  reply: z.object({ ready: z.literal(true) }),
});

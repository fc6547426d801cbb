import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** 200 once the database is migrated and answers. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});

/** 200 while calls are served: it goes the way that they go. Otherwise 503, within two seconds. */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});

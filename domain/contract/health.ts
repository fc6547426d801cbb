import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** 200 once the database is migrated and answers. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** 200 once the database is migrated and answers. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});

/** Why a process is not ready: it is starting or stopping, the disk is nearly full, or the database does not serve calls. */
export const notReadyReasons = ['starting', 'draining', 'disk', 'database'] as const;

export type NotReadyReason = (typeof notReadyReasons)[number];

/**
 * 200 while calls are served: it goes the way that they go. Otherwise 503 with the reasons, within two seconds. `for=reading`
 * asks whether what is stored can be read, which a full disk does not keep anyone from.
 */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  query: z.object({ for: z.optional(z.enum(['reading'])) }),
  reply: z.object({ ready: z.literal(true) }),
});

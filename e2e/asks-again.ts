import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { patiently } from '../server/test/patiently.ts';

/** It says 503 by itself where the server is not ready, which is what the one who asks wants to know. */
const tellsReadiness = /\/api\/ready(?:$|\?)/;

/**
 * From now on what a test sends itself is sent again when a busy server asks for that, as the page sends it: under one key,
 * for an answer that came too late may have stored it.
 */
export function asksAgain(request: APIRequestContext): APIRequestContext {
  const send = request.fetch.bind(request);
  // `get`, `post` and the others go by it.
  const fetch: APIRequestContext['fetch'] = (address, options = {}) => {
    if (typeof address !== 'string' || tellsReadiness.test(address)) return send(address, options);
    const headers = { 'Idempotency-Key': randomUUID(), ...options.headers };
    return patiently(
      () => send(address, { ...options, headers }),
      (reply) => ({ status: reply.status(), retryAfter: reply.headers()['retry-after'] }),
    );
  };
  return Object.assign(request, { fetch });
}

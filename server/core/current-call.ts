import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { recording, toldCall } from './told-call.ts';

/** The call that is being answered, for what is written down of it: never the address itself, in which a token may stand. */
export interface CurrentCall {
  /** The same in every log line about the call. */
  reqId: string;
  /** Method and the route's pattern, as in `GET /api/mood`, or `POST record`. */
  route: string;
  /** It records how someone is. */
  isRecording: boolean;
  /** Where calls are traced. */
  span?: Span;
}

const calls = new AsyncLocalStorage<CurrentCall>();

/** Undefined outside of a call: in a job, a command, or what outlives its call. */
export const currentCall = (): CurrentCall | undefined => calls.getStore();

/** Ids that no other process and no later start gives again. */
export function callIds(): () => string {
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}

/** To be added before any other hook. */
export function followCalls(app: FastifyInstance): void {
  const callOf = new WeakMap<object, CurrentCall>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, route } = toldCall(request.method, request.routeOptions.url ?? 'unknown');
    const call = { reqId: request.id, route: `${method} ${route}`, isRecording: route === recording };
    callOf.set(request, call);
    calls.run(call, done);
  });
  // What comes after a body was read goes on from the socket, which belongs to no call.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = callOf.get(request);
    if (call) calls.run(call, done);
    else done();
  });
}

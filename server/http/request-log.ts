import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import { codeOf } from '../core/error-code.ts';
import { describeFault } from '../core/fault-description.ts';
import { toldCall } from '../core/told-call.ts';

/**
 * One line a call, with the route's pattern and never the address itself: a reset token stands in the path.
 * Pages and assets are left out; they say nothing that the calls do not.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    done();
    if (!route?.startsWith('/api')) return;
    const { statusCode } = reply;
    const line = {
      event: 'call',
      ...toldCall(request.method, route),
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[statusCode >= 500 ? 'warn' : 'info'](line);
  });
}

/** Says nothing of a call beside what `request-log.ts` says, but of an answer that a fault of ours broke off. */
export class StreamErrorLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // Its reader has gone: usual on the way to a phone.
    if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ event: 'fault', fault: describeFault(error) }, 'an answer was broken off');
  }
}

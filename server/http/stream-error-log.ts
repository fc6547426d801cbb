import { LogController } from 'fastify';
import type { FastifyRequest } from 'fastify';
import { describeFault } from '../core/fault-description.ts';

/** Says nothing of a call beside what `request-log.ts` says, but of an answer that a fault of ours broke off. */
export class StreamErrorLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // Its reader has gone: usual on the way to a phone.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ event: 'fault', fault: describeFault(error) }, 'an answer was broken off');
  }
}

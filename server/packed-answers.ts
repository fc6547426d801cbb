import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);

/** A smaller answer fits into one packet anyway (bytes). */
const worthPacking = 1400;

/**
 * Long JSON answers, like a history or a year of days, are packed for those who take it: a sixth of the bytes. A secret
 * cannot be guessed from the lengths, because another site cannot make calls with a person's token.
 */
export function packLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    if (typeof payload !== 'string' || typeof type !== 'string' || !type.startsWith('application/json')) return payload;
    reply.header('Vary', 'Accept-Encoding');
    if (
      payload.length < worthPacking ||
      !/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? '')
    ) {
      return payload;
    }
    reply.header('Content-Encoding', 'gzip');
    reply.removeHeader('Content-Length');
    return pack(payload, { level: constants.Z_BEST_SPEED });
  });
}

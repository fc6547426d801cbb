import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readAcceptHeader } from './accept-header.ts';

const pack = promisify(gzip);

/** A smaller answer fits into one packet anyway (bytes). */
const worthPacking = 1400;

const level = constants.Z_BEST_SPEED;

/** Whether one who sends this `Accept-Encoding` takes answers that are packed so. */
export function takesPacking(header: string | undefined, packing: string): boolean {
  return readAcceptHeader(header).some(({ name, weight }) => name === packing && weight > 0);
}

/**
 * Long JSON answers, like a history or a year of days, are packed for those who take it: a sixth of the bytes. A secret
 * cannot be guessed from the lengths, because another site cannot make calls with a person's token.
 */
export function compressLongReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    const isLong = payload instanceof Readable || (typeof payload === 'string' && payload.length >= worthPacking);
    if (!isLong && typeof payload !== 'string') return payload;
    if (typeof type !== 'string' || !type.startsWith('application/json')) return payload;
    reply.header('Vary', 'Accept-Encoding');
    if (!isLong || !takesPacking(request.headers['accept-encoding'], 'gzip')) return payload;
    reply.header('Content-Encoding', 'gzip');
    reply.removeHeader('Content-Length');
    return typeof payload === 'string'
      ? pack(payload, { level })
      : pipeline(payload, createGzip({ level }), () => undefined);
  });
}

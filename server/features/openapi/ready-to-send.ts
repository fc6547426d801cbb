import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that never changes while the process runs, packed once. */
export interface ReadyText {
  plain: Buffer;
  packed: Buffer;
  etag: string;
}

export function makeReady(text: string): ReadyText {
  const plain = Buffer.from(text);
  const packed = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  // Weak: the packed bytes are others, and mean the same.
  return { plain, packed, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Asked for anew each time, and sent only where the caller has not got it yet. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed, etag }: ReadyText,
): FastifyReply {
  reply.headers({ 'Cache-Control': 'public, no-cache', ETag: etag, Vary: 'Accept-Encoding' });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(etag) || known.includes('*')) return reply.status(304).send();
  if (!takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('Content-Encoding', 'gzip').send(packed);
}

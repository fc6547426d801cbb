import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesPacking } from './compression.ts';

const packers = { br: brotliCompressSync, gzip: gzipSync, identity: (text: Buffer) => text };
type Packing = keyof typeof packers;

export type SendText = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Returns what sends a text that many ask for: to those who have not got it yet, and packed in the first of these ways that
 * they take, once for all of them.
 */
export function packedText(text: string, type: string, packings: readonly Packing[]): SendText {
  // A weak one, because the packed text is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const packed: Partial<Record<Packing, Buffer>> = {};
  return ({ headers }, reply) => {
    reply.header('ETag', etag);
    if (isKnown(headers['if-none-match'], etag)) return reply.status(304).send();
    const packing = packings.find((one) => takesPacking(headers['accept-encoding'], one)) ?? 'identity';
    if (packing !== 'identity') reply.header('Content-Encoding', packing);
    return reply.type(type).send((packed[packing] ??= packers[packing](Buffer.from(text))));
  };
}

function isKnown(ifNoneMatch = '', etag: string): boolean {
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag.slice(2)) || known.includes('*');
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** What a body's headers say has to be true of the only kinds that are read: bytes as they are, with a length or in chunks. */
export function checkBodyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => done(refusalOf(headers)));
}

function refusalOf(headers: IncomingHttpHeaders): AppError | undefined {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = headers;
  if (type === undefined && encoding === undefined) return undefined;
  // A type announces a body. Without a length and without chunks none can follow.
  if (length === undefined && headers['transfer-encoding'] === undefined) return new AppError('length_needed');
  // Packed bytes are not unpacked: a few of them could become a flood.
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') return new AppError('not_json');
  if (type !== undefined && isJson(type) && !isUtf8(type)) return new AppError('not_json');
  return undefined;
}

const isJson = (type: string): boolean => /^\s*application\/(?:[\w.+-]*\+)?json\b/i.test(type);

const charsets = /;\s*charset\*?\d*\*?\s*=\s*("[^"]*"?|[^;,\s]*)/gi;

/** JSON is UTF-8 and nothing else (RFC 8259): whatever else is named, a reader in between might believe it. */
function isUtf8(type: string): boolean {
  const named = [...type.matchAll(charsets)].map(([, value = '']) => value.replaceAll('"', '').trim().toLowerCase());
  const isMentioned = /charset/i.test(type);
  return named.every((charset) => charset === 'utf-8' || charset === 'utf8') && isMentioned === named.length > 0;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';

/** What a body's headers say has to be true of the only kinds that are read: bytes as they are, with a length or in chunks. */
export function checkBodyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
}

function refusalOf({ headers, method, routeOptions }: FastifyRequest): AppError | undefined {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = headers;
  if (type === undefined && encoding === undefined) return undefined;
  // Without a length and without chunks none can follow. Many a program names a type with every call: what needs no body is let be.
  const hasNone = length === undefined && headers['transfer-encoding'] === undefined;
  if (hasNone && isSentWithLength(method) && routeOptions.config.takesBody) return new AppError('length_needed');
  // Packed bytes are not unpacked: a few of them could become a flood.
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') return new AppError('not_json');
  if (type !== undefined && isJson(type) && !isUtf8(type)) return new AppError('not_json');
  return undefined;
}

/** With these a program names the length of an empty body, too (RFC 9110, 8.6). With others it does not: there the schema refuses what is missing. */
const isSentWithLength = (method: string): boolean => ['POST', 'PUT', 'PATCH'].includes(method);

const isJson = (type: string): boolean => /^\s*application\/(?:[\w.+-]*\+)?json\b/i.test(type);

const charsets = /;\s*charset\*?\d*\*?\s*=\s*("[^"]*"?|[^;,\s]*)/gi;

/** JSON is UTF-8 and nothing else (RFC 8259): whatever else is named, a reader in between might believe it. */
function isUtf8(type: string): boolean {
  const named = [...type.matchAll(charsets)].map(([, value = '']) => value.replaceAll('"', '').trim().toLowerCase());
  const isMentioned = /charset/i.test(type);
  return named.every((charset) => charset === 'utf-8' || charset === 'utf8') && isMentioned === named.length > 0;
}

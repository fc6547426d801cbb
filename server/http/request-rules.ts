import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { isApiPath } from './security-headers.ts';

/**
 * A request names one host (RFC 9112, 3.2). Node would refuse one without, in an answer without our headers, and takes the
 * first of two, where a proxy may have taken the second.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersionMinor }, originalUrl }, _reply, done) => {
    let count = 0;
    let host = '';
    for (let place = 0; place < rawHeaders.length; place += 2) {
      const name = rawHeaders[place];
      if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
      host = rawHeaders[place + 1] ?? '';
      count += isHost(host) ? 1 : 2;
    }
    const isRight = count === 1 || (count === 0 && httpVersionMinor === 0);
    const named = origin.exec(originalUrl)?.[1];
    const isOne = named === undefined || named.toLowerCase() === host.toLowerCase();
    done(isRight && isOne ? undefined : new AppError('broken_json'));
  });
}

const origin = /^https?:\/\/([^/?#]*)/i;

/** The path of a target that names its host, too, as a proxy is sent it (RFC 9112, 3.2.2). */
export function withoutOrigin({ url = '/' }: { url?: string }): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(origin, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const isHost = (value: string): boolean => /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i.test(value);

/**
 * Another site's page gets nothing from a call: not by an image, a script, a form or a frame. What no browser sends says
 * nothing about sites, and passes. So does a link that a person opens, as from webmail: it carries no token.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = isApiPath(request.routeOptions.url ?? request.url);
    done(isCall && isOfOtherSite(request) && !isOpenedLink(request) ? new AppError('other_site') : undefined);
  });
}

function isOfOtherSite({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isOpenedLink({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = headers;
  return (method === 'GET' || method === 'HEAD') && mode === 'navigate' && target === 'document';
}

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

import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';

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

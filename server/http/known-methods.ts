import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { AppError } from '../core/app-error.ts';

/** Answers 405 with the methods that there are, where an address is known and the method is not: before a body is read. */
export function refuseUnknownMethods(app: FastifyInstance, isScreen: (url: string) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const allow = request.is404 ? methodsAt(request) : [];
    done(allow.length > 0 ? new AppError('wrong_method', { allow }) : undefined);
  });

  function methodsAt({ url, method }: FastifyRequest): string[] {
    const known = callMethodsAt(url);
    const isRead = method === 'GET' || method === 'HEAD';
    if (known.length > 0 || isRead) return known;
    const path = url.split('?', 1)[0] ?? '/';
    return isScreen(path) || app.hasRoute({ url: path, method: 'GET' }) ? ['GET', 'HEAD'] : [];
  }
}

const calls = allEndpoints.map(({ method, path }) => ({ method, pattern: path.split('/') }));

/** The methods that a path of the API knows, as `Allow` names them; empty where no call has this path. */
function callMethodsAt(url: string): string[] {
  const given = segmentsOf(url);
  const methods = given ? calls.filter(({ pattern }) => fits(pattern, given)).map(({ method }) => method) : [];
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
}

/** Decoded one by one, as the router does it: an encoded slash does not part them. Undefined where one cannot be decoded. */
function segmentsOf(url: string): string[] | undefined {
  try {
    return (url.split(/[?#]/, 1)[0] ?? '').split('/').map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((segment, place) => (segment.startsWith(':') ? given[place] !== '' : segment === given[place]))
  );
}

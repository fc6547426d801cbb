import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { Endpoint, Method } from '../../domain/contract/endpoint.ts';
import { AppError } from '../core/app-error.ts';

/** Answers 405 with the methods that there are, where an address is known and the method is not: before a body is read. */
export function refuseUnknownMethods(app: FastifyInstance, isScreen: (url: string) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const allow = request.is404 ? methodsAt(request) : [];
    done(allow.length > 0 ? new AppError('wrong_method', { allow }) : undefined);
  });

  function methodsAt({ url, method }: FastifyRequest): string[] {
    const calls = methodsOf(url, allEndpoints);
    const isRead = method === 'GET' || method === 'HEAD';
    if (calls.length > 0 || isRead) return calls;
    const path = url.split('?', 1)[0] ?? '/';
    return isScreen(path) || app.hasRoute({ url: path, method: 'GET' }) ? ['GET', 'HEAD'] : [];
  }
}

/** The methods that a path of the API knows, as `Allow` names them; empty where no call has this path. */
function methodsOf(path: string, endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): string[] {
  const given = segmentsOf(path);
  if (!given) return [];
  const known = new Set<Method | 'HEAD'>();
  for (const { method, path: pattern } of endpoints) {
    if (!fits(patternOf(pattern), given)) continue;
    known.add(method);
    if (method === 'GET') known.add('HEAD');
  }
  return [...known].toSorted();
}

const patterns = new Map<string, string[]>();

function patternOf(path: string): string[] {
  const known = patterns.get(path) ?? path.split('/');
  patterns.set(path, known);
  return known;
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

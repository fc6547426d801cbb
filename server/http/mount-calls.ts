import type { FastifyInstance, RouteOptions } from 'fastify';
import { isEndpoint, nounNames, nouns } from '../../domain/contract/all-endpoints.ts';
import type { CallsOf, Noun, Nouns } from '../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import type { SecurityContext } from '../security/context.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import type { Answering, Handler } from './mount-endpoint.ts';

/** What is the same for everyone and kept, and so is answered in a way of its own. */
export type OwnWay = Required<Pick<RouteOptions, 'onRequest' | 'handler'>>;

type Answered<E extends Endpoint> = Handler<E> | Answering<E> | { ownWay: OwnWay };

/** Who answers each call of a noun: one that is missing does not compile. */
export type HandlersOf<N extends Noun> = {
  [Name in keyof CallsOf<Nouns[N]>]: CallsOf<Nouns[N]>[Name] extends infer E extends Endpoint ? Answered<E> : never;
};

export type Answers<Given> = { readonly [N in Noun]: (given: Given) => HandlersOf<N> };

export function mountCalls<Given extends SecurityContext>(
  app: FastifyInstance,
  given: Given,
  answers: Answers<Given>,
): void {
  for (const noun of nounNames) {
    // Each stands under the name of its call, as its type says.
    const handlers = new Map(Object.entries<Answered<Endpoint>>(answers[noun](given)));
    for (const [name, endpoint] of Object.entries<unknown>(nouns[noun])) {
      const one = handlers.get(name);
      if (!isEndpoint(endpoint)) continue;
      if (!one) throw new Error(`no one answers ${endpoint.method} ${endpoint.path}`);
      if ('ownWay' in one) app.route({ method: endpoint.method, url: endpoint.path, ...one.ownWay });
      else mountEndpoint(app, given, endpoint, 'handle' in one ? one : { handle: one });
    }
  }
}

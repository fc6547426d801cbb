import type { KnownEndpoint } from '../../domain/contract/all-endpoints.ts';

type NameOf<E> = E extends KnownEndpoint ? `${E['method']} ${E['path']}` : never;

/**
 * A call by its method and path: 'GET /api/auth/me'. The contract is there for its types alone, so that a page which only
 * reads carries none of its schemas.
 */
export type CallName = NameOf<KnownEndpoint>;

export type EndpointOf<Name extends CallName> = { [E in KnownEndpoint as NameOf<E>]: E }[Name];

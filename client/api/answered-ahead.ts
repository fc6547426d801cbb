import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import type { CallName, EndpointOf } from './call-names.ts';
import { takePrefetchedJson } from './prefetch.ts';
import { readToken } from './stored-token.ts';

/**
 * What was asked before the page's script and has come by now: the first drawing of a screen shows it, instead of one
 * without and one with it. Undefined for anyone who asks again.
 */
export function answeredAhead<Name extends CallName>(name: Name, search = ''): ReplyOf<EndpointOf<Name>> | undefined {
  const token = readToken();
  const known = token === null ? undefined : takePrefetchedJson(name.slice('GET '.length) + search, token);
  // As `call` reads it.
  return known as ReplyOf<EndpointOf<Name>> | undefined;
}

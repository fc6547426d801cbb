import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import { callFile, parseJson } from './api-client.ts';
import type { CallOptions } from './api-client.ts';
import { CallError } from './call-error.ts';
import type { EndpointOf } from './call-names.ts';

type StoringCall = 'POST /api/assessment' | 'POST /api/mood' | 'PUT /api/mood/:id/context';

/**
 * Makes a call that stores something. The answer may say nothing of it; the page of a portal or of a proxy, which comes in its
 * place, throws: nothing was stored then.
 */
export async function callRecord<Name extends StoringCall>(
  name: Name,
  options: CallOptions<Name>,
): Promise<ReplyOf<EndpointOf<Name>>> {
  const answer = await callFile(name, options);
  const text = await answer.text();
  if (answer.type.startsWith('text/html') && text.trimStart().startsWith('<')) throw new CallError(0);
  // As `call` reads it.
  return parseJson(text) as ReplyOf<EndpointOf<Name>>;
}

import * as calls from '../../../../domain/contract/api-document.ts';
import type { Endpoint } from '../../../../domain/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import { isAccepted } from '../../../http/accepted-types.ts';
import type { HandlersOf, OwnWay } from '../../../http/mount-calls.ts';
import { packedText } from '../../../http/packed-text.ts';
import type { SendText } from '../../../http/packed-text.ts';
import { makeApiDocument } from '../../openapi/document.ts';
import { readingPage, readingPolicy } from '../../openapi/reading-page.ts';

type Texts = Record<'json' | 'page', SendText>;

/** Made when it is first asked for, once in each process: few ever ask. */
let made: Texts | undefined;

function makeOnce(): Texts {
  const document = makeApiDocument();
  return {
    json: packedText(JSON.stringify(document), 'application/json; charset=utf-8', ['gzip']),
    page: packedText(readingPage(document), 'text/html; charset=utf-8', ['gzip']),
  };
}

/** These are the same for everyone, and kept: other calls are answered each time and as a download. */
export function answerApiDocument(): HandlersOf<'apiDocument'> {
  return {
    apiDocument: sendText(calls.apiDocument, 'json'),
    apiPage: sendText(calls.apiPage, 'page', { 'Content-Security-Policy': readingPolicy }),
  };
}

function sendText(
  { fileTypes = [] }: Endpoint,
  text: keyof Texts,
  headers: Record<string, string> = {},
): { ownWay: OwnWay } {
  return {
    ownWay: {
      onRequest: async (request) => {
        if (!isAccepted(request.headers.accept, [...fileTypes, 'application/json']))
          throw new AppError('not_acceptable');
      },
      handler: (request, reply) => {
        made ??= makeOnce();
        reply.headers({ 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding', ...headers });
        return made[text](request, reply);
      },
    },
  };
}

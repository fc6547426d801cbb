import * as calls from '../../../../domain/contract/api-document.ts';
import type { Endpoint } from '../../../../domain/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import { isAccepted } from '../../../http/accepted-types.ts';
import type { HandlersOf, OwnWay } from '../../../http/mount-calls.ts';
import { makeApiDocument } from '../../openapi/document.ts';
import { readingPage, readingPolicy } from '../../openapi/reading-page.ts';
import { makeReady, sendReady } from '../../openapi/ready-to-send.ts';
import type { ReadyText } from '../../openapi/ready-to-send.ts';

interface Texts {
  json: ReadyText;
  page: ReadyText;
}

/** Made when it is first asked for, once in each process: few ever ask. */
let made: Texts | undefined;

function makeOnce(): Texts {
  const document = makeApiDocument();
  return { json: makeReady(JSON.stringify(document)), page: makeReady(readingPage(document)) };
}

/** These are the same for everyone, and kept: other calls are answered anew and as a download. */
export function answerApiDocument(): HandlersOf<'apiDocument'> {
  return {
    apiDocument: sendText(
      calls.apiDocument,
      { 'Content-Type': 'application/json; charset=utf-8' },
      (texts) => texts.json,
    ),

    apiPage: sendText(
      calls.apiPage,
      { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': readingPolicy },
      (texts) => texts.page,
    ),
  };
}

function sendText(
  { fileTypes = [] }: Endpoint,
  headers: Record<string, string>,
  choose: (texts: Texts) => ReadyText,
): { ownWay: OwnWay } {
  return {
    ownWay: {
      onRequest: async (request) => {
        if (!isAccepted(request.headers.accept, [...fileTypes, 'application/json']))
          throw new AppError('not_acceptable');
      },
      handler: (request, reply) => {
        made ??= makeOnce();
        return sendReady(request, reply.headers(headers), choose(made));
      },
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { apiDocument, apiPage } from '../../../../domain/contract/api-document.ts';
import type { Endpoint } from '../../../../domain/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import { isAccepted } from '../../../http/accepted-types.ts';
import { makeApiDocument } from '../../openapi/document.ts';
import { readingPage, readingPolicy } from '../../openapi/reading-page.ts';
import { makeReady, sendReady } from '../../openapi/ready-to-send.ts';
import type { ReadyText } from '../../openapi/ready-to-send.ts';

/** Made when it is first asked for, once in each process: few ever ask. */
let made: { json: ReadyText; page: ReadyText } | undefined;

function makeOnce(): { json: ReadyText; page: ReadyText } {
  const document = makeApiDocument();
  return { json: makeReady(JSON.stringify(document)), page: makeReady(readingPage(document)) };
}

/** Not by `mountEndpoint`, which answers each call anew and as a download: these are the same for everyone, and kept. */
export function mountApiDocument(app: FastifyInstance): void {
  mountText(app, apiDocument, { 'Content-Type': 'application/json; charset=utf-8' }, (texts) => texts.json);
  mountText(
    app,
    apiPage,
    { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': readingPolicy },
    (texts) => texts.page,
  );
}

function mountText(
  app: FastifyInstance,
  { method, path, fileTypes = [] }: Endpoint,
  headers: Record<string, string>,
  choose: (texts: { json: ReadyText; page: ReadyText }) => ReadyText,
): void {
  app.route({
    method,
    url: path,
    onRequest: async (request) => {
      if (!isAccepted(request.headers.accept, [...fileTypes, 'application/json'])) throw new AppError('not_acceptable');
    },
    handler: (request, reply) => {
      made ??= makeOnce();
      return sendReady(request, reply.headers(headers), choose(made));
    },
  });
}

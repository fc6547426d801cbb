import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '../../../../domain/contract/api-document.ts';
import type { Endpoint } from '../../../../domain/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import { isAccepted } from '../../../http/accepted-types.ts';
import type { HandlersOf, OwnWay } from '../../../http/mount-calls.ts';
import { makeApiDocument } from '../../openapi/document.ts';
import { readingPage, readingPolicy } from '../../openapi/reading-page.ts';

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

/** These are the same for everyone, and kept: other calls are answered each time and as a download. */
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

/** A text that never changes while the process runs, packed once. */
interface ReadyText {
  plain: Buffer;
  packed: Buffer;
  etag: string;
}

function makeReady(text: string): ReadyText {
  const plain = Buffer.from(text);
  const packed = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  // Weak: the packed bytes are others, and mean the same.
  return { plain, packed, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Asked for again each time, and sent only where the caller has not got it yet. */
function sendReady(request: FastifyRequest, reply: FastifyReply, { plain, packed, etag }: ReadyText): FastifyReply {
  reply.headers({ 'Cache-Control': 'public, no-cache', ETag: etag, Vary: 'Accept-Encoding' });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(etag) || known.includes('*')) return reply.status(304).send();
  if (!takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('Content-Encoding', 'gzip').send(packed);
}

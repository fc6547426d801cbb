import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../domain/contract/endpoint.ts';
import type { Language } from '../../domain/languages.ts';
import { pageSizeHeader } from '../../domain/page-size-header.ts';
import { sharedDeviceHeader } from '../../domain/shared-device.ts';
import { timeZoneHeader } from '../../domain/time-zone-header.ts';
import { saidPageSize } from '../../domain/contract/paging.ts';
import { currentPasswordField } from '../../domain/contract/text.ts';
import { AppError } from '../core/app-error.ts';
import { networkOf } from '../security/limits/limits.ts';
import { personLimitsOf } from '../security/limits/person-limits.ts';
import { isAccepted } from './accepted-types.ts';
import { jsonListStream } from './json-stream.ts';
import { isDatabaseAway } from '../core/fault-description.ts';
import { parseBody, parseInput, parseParams } from './parse.ts';
import { languageOf } from './request-language.ts';
import { callerOf } from '../security/sessions/authenticate.ts';
import type { Caller } from '../security/sessions/authenticate.ts';
import { refuseWithoutFactor } from '../security/sessions/needs-factor.ts';
import { requirePassword } from '../security/sessions/step-up.ts';
import { isStillThere } from '../security/sessions/sessions.queries.ts';
import type { SecurityContext } from '../security/context.ts';

/** Bytes to download instead of JSON. `name` is a constant of ours, never a person's text. */
export interface FileReply {
  contentType: string;
  name: string;
  /** A stream where the whole would be too much to hold at once. */
  bytes: Uint8Array | Readable;
}

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes that were sent, where the call takes a file. */
  upload: Buffer;
  /** The signed-in person; undefined exactly where anyone may call. */
  caller: E['access'] extends 'anyone' ? undefined : Caller;
  /** In which the answer says what it says. */
  language: Language;
  /** From which address, as far as `TRUST_PROXY` lets it be known. */
  address: string;
  /** The name under which the caller has reached the server, as far as `TRUST_PROXY` lets it be known. */
  host: string;
  /** The `Cookie` header as it came. No one is signed in by it. */
  cookies: string | undefined;
  /** The `Authorization` header as it came: a sign-in ends the session that it brings along. */
  authorization: string | undefined;
  userAgent: string | undefined;
  /** In which zone the caller reads dates, by their own word. */
  timeZone: string | undefined;
  /** How many rows the caller shows at once, by their own word. */
  pageSize: number | undefined;
  /** What a sign-in says of the browser that it comes from: others use it as well. */
  isShared: boolean;
  idempotencyKey: string | undefined;
  /** Aborted when the connection has gone before the answer was sent. A loss after that is not known here. */
  whenGone(): AbortSignal;
  setHeader(name: string, value: string): void;
  /** What was asked for waits: the answer is a 202, of calls that say so in the contract. */
  markWaiting: E extends { mayWait: true } ? () => void : undefined;
}

/** For a list also a stream of lists, where the whole would be too much at once. */
type Answer<E extends Endpoint> = E['reply'] extends 'file'
  ? FileReply
  : ReplyOf<E> extends readonly unknown[]
    ? ReplyOf<E> | Readable
    : ReplyOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

export interface Answering<E extends Endpoint> {
  handle: Handler<E>;
  /** The schema of the body where it depends on what is stored now, or on a setting: the contract's own is the usual one. */
  bodyNow?: (caller: Call<E>['caller']) => Promise<z.core.$ZodType<BodyOf<E>>>;
}

/** Handles a call of the contract: authenticate, check access, parse, handle, parse the reply. */
export function mountEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  services: SecurityContext,
  endpoint: E,
  { handle, bodyNow }: Answering<E>,
): void {
  // Refusals are JSON, and so a call for a file may say that it takes that.
  const types = [...(endpoint.fileTypes ?? []), 'application/json'];
  const { limit } = endpoint;
  const limits = personLimitsOf(services);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    ...(endpoint.upload && { bodyLimit: endpoint.upload.mostBytes }),
    config: {
      takesBody: endpoint.body !== undefined,
      ...(endpoint.form && { takesForm: true }),
      ...(endpoint.upload && { takesFile: endpoint.upload.types ?? ['text/csv'] }),
    },
    // Before the body is read: a stranger's body costs nothing and tells nothing.
    onRequest: async (request) => {
      request.caller = await callerOf(services, endpoint, request.headers);
      refuseWithoutFactor(services.config, endpoint, request.caller);
      if (!isAccepted(request.headers.accept, types)) throw new AppError('not_acceptable');
    },
    handler: async (request, reply) => {
      const counted = limit && limits.count(limit, request.caller?.id ?? networkOf(request.ip));
      if (counted) await counted;
      const call = {
        params: parseParams(endpoint.params, request.params),
        query: endpoint.query && parseInput(endpoint.query, request.query),
        body: parseBody(bodyNow ? await bodyNow(request.caller as Call<E>['caller']) : endpoint.body, request.body),
        upload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        caller: request.caller,
        language: languageOf(request),
        address: request.ip,
        host: request.hostname,
        cookies: request.headers.cookie,
        authorization: request.headers.authorization,
        userAgent: request.headers['user-agent'],
        timeZone: request.headers[timeZoneHeader],
        pageSize: saidPageSize(request.headers[pageSizeHeader]?.toString()),
        isShared: request.headers[sharedDeviceHeader] !== undefined,
        idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : undefined,
        whenGone: () => signalOf(reply),
        setHeader: (name, value) => void reply.header(name, value),
        markWaiting: endpoint.mayWait && (() => void reply.status(202)),
        // The one place where the contract's types meet the framework's: the schemas above have just checked them.
      } as Call<E>;
      try {
        const answer = await (endpoint.stepUp ? withPassword(request).then(() => handle(call)) : handle(call));
        return reply.sent ? dropLate(reply, answer) : sendAnswer(endpoint, reply, answer);
      } catch (error) {
        if (reply.sent) return reply;
        return refuseErasedCaller(services, request.caller, error);
      }
    },
  });

  async function withPassword({ caller, body, ip: address }: FastifyRequest): Promise<void> {
    if (!caller) throw new AppError('not_signed_in');
    await requirePassword(services, { caller, password: passwordIn(body), address });
  }
}

const stepUpBody = z.object({ password: z.optional(currentPasswordField) });

/** A call that needs it asks for it whatever else its body is, and also where it has none. */
function passwordIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body)) throw new AppError('not_an_object');
  return parseInput(stepUpBody, body).password;
}

/** What goes wrong with a call whose account was erased while it was under way is no fault: no one is signed in. */
async function refuseErasedCaller({ db }: SecurityContext, caller: Caller | undefined, error: unknown): Promise<never> {
  const isFault =
    caller !== undefined && error instanceof Error && !(error instanceof AppError) && !isDatabaseAway(error);
  if (isFault && !(await isStillThere(db, caller.id).catch(() => true))) throw new AppError('not_signed_in');
  throw error;
}

/** The caller was told to try again (`late-calls.ts`): no one reads it any more. */
function dropLate(reply: FastifyReply, answer: unknown): FastifyReply {
  const content = typeof answer === 'object' && answer !== null && 'bytes' in answer ? answer.bytes : answer;
  if (content instanceof Readable) content.destroy();
  return reply;
}

function sendAnswer(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (endpoint.reply === 'file') return sendFile(reply, answer as FileReply);
  const { reply: schema } = endpoint;
  const checked = answer instanceof Readable ? jsonListStream(schema, answer) : z.core.parse(schema, answer);
  return reply
    .status(reply.statusCode === 202 ? 202 : (endpoint.status ?? 200))
    .type('application/json; charset=utf-8')
    .send(checked);
}

function sendFile(reply: FastifyReply, { contentType, name, bytes }: FileReply): FastifyReply {
  return reply
    .type(contentType)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(bytes instanceof Uint8Array && !(bytes instanceof Buffer) ? Buffer.from(bytes) : bytes);
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => void (raw.writableEnded || gone.abort());
  if (raw.destroyed) look();
  else raw.once('close', look);
  return gone.signal;
}

const visibleAscii = /^[\x21-\x7E]{1,200}$/;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !visibleAscii.test(key)) throw new AppError('bad_idempotency_key');
  return key;
}

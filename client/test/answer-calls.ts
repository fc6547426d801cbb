import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { ReplyOf } from '../../domain/contract/endpoint.ts';
import { findCall, ofType } from '../../gallery/find-call.ts';
import type { CallName, EndpointOf } from '../api/call-names.ts';

export interface SentCall {
  name: CallName;
  params: Readonly<Record<string, string>>;
  address: URL;
  /** What was sent as JSON, or as text. */
  body: unknown;
  headers: Headers;
}

type Answer<Name extends CallName> = ReplyOf<EndpointOf<Name>> | Response;

/** What is answered to a call: always the same, or what a function says, which may take its time or fail. */
export type Answers = {
  [Name in CallName]?: Answer<Name> | ((sent: SentCall) => Answer<Name> | Promise<Answer<Name>>);
};

/** A refusal, as the server says it. */
export function refused(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** One page of a longer list. */
export function pageOf(items: readonly unknown[], total: number, next?: string): Response {
  return Response.json(items, { headers: { 'X-Total-Count': String(total), ...(next && { 'X-Next-Cursor': next }) } });
}

/** A success of this text, whatever the contract says. */
export function unchecked(text: string): Response {
  return new Response(text, { headers: { 'X-Unchecked': 'yes' } });
}

/** No answer comes: the line is broken. */
export const brokenLine = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Stands where the server would be until the test ends: `answerCalls({ 'GET /api/mood': [] })`. What is sent and answered is
 * held to the contract. Returns what was sent, in its order. A call without an answer fails the test.
 */
export function answerCalls(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  const faults: string[] = [];
  globalThis.fetch = async (input, init) => {
    if (!isCall(input)) return reallyFetch(input, init);
    const address = addressOf(input);
    const names = Object.keys(answers) as CallName[];
    const found = findCall(names, init?.method ?? 'GET', address.pathname);
    if (!found) {
      faults.push(`${init?.method ?? 'GET'} ${address.pathname} has no answer`);
      return refused(400);
    }
    const call = { ...found, address, body: bodyOf(init), headers: new Headers(init?.headers) };
    sent.push(call);
    const reply = await orAborted(init?.signal, async () => replyTo(call, answers[call.name]));
    faults.push(...(await faultsOf(call, reply)));
    return reply;
  };
  onTestFinished(() => {
    // What a screen asks as it goes is asked of no one.
    globalThis.fetch = (input, init) => (isCall(input) ? new Promise(() => undefined) : reallyFetch(input, init));
    expect(faults).toEqual([]);
  });
  return sent;
}

const reallyFetch = globalThis.fetch;

const addressOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href);

const isCall = (input: RequestInfo | URL) => addressOf(input).pathname.startsWith('/api/');

function bodyOf(init: RequestInit | undefined): unknown {
  if (typeof init?.body !== 'string') return init?.body ?? undefined;
  return new Headers(init.headers).get('content-type') === 'application/json' ? JSON.parse(init.body) : init.body;
}

async function replyTo(call: SentCall, answer: Answers[CallName]): Promise<Response> {
  const type = call.address.searchParams.get('type');
  const given: unknown = await (typeof answer === 'function' ? answer(call) : ofType(answer, type));
  if (given instanceof Response) return given.clone();
  if (given instanceof Uint8Array) return new Response(new Uint8Array(given));
  return Response.json(given ?? null);
}

/** As `fetch` does: a call that is given up is told so at once. */
function orAborted<T>(signal: AbortSignal | null | undefined, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work().then(resolve, reject);
  });
}

/** What the real server would not take, and what it would not say. A test that refuses something may have sent it wrong. */
async function faultsOf({ name, params, address, body }: SentCall, reply: Response): Promise<string[]> {
  const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint || !reply.ok || reply.headers.has('x-unchecked')) return [];
  const answered: unknown = endpoint.reply === 'file' ? undefined : await reply.clone().json();
  const parts = [
    ['params', endpoint.params, params],
    ['query', endpoint.query, Object.fromEntries(address.searchParams)],
    ['body', endpoint.body, body],
    ['reply', endpoint.reply === 'file' ? undefined : endpoint.reply, answered],
  ] as const;
  return parts.flatMap(([part, schema, value]) => {
    const { error } = schema ? z.safeParse(schema, value) : {};
    return error ? [`${name}: its ${part} breaks the contract: ${z.prettifyError(error)}`] : [];
  });
}

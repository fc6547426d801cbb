import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from '../../domain/contract/endpoint.ts';
import { languageHeader } from '../../domain/language-header.ts';
import { sharedDeviceHeader } from '../../domain/shared-device.ts';
import { unattendedHeader } from '../../domain/unattended.ts';
import { CallError, hasCode } from './call-error.ts';
import type { Refusal, SecondStep } from './call-error.ts';
import { surroundings } from './call-surroundings.ts';
import { discardPrefetched, takePrefetched } from './prefetch.ts';
import type { CallName, EndpointOf } from './call-names.ts';
import { openCalls } from './open-calls.ts';

type ReplyTo<Name extends CallName> = ReplyOf<EndpointOf<Name>>;

export interface CallOptions<Name extends CallName> {
  params?: ParamsOf<EndpointOf<Name>>;
  query?: QueryInputOf<EndpointOf<Name>>;
  body?: BodyInputOf<EndpointOf<Name>>;
  /** A file as it is, for a call that takes one. */
  upload?: Blob;
  /** See `newIdempotencyKey`: the same key for every try of one submission. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Of another session than the one that is open. */
  token?: string;
  /** Arrives also where the person closes the page at this moment. Of at most 64 KiB. */
  keepalive?: boolean;
}

/** For an answer, and for the beginning of a file (ms). */
const longestWait = 30_000;

/** For the rest of a file: on a slow line it takes minutes (ms). */
const longestFile = 300_000;

/** Makes one call and returns its reply; throws `CallError`, or the signal's reason when aborted. */
export async function call<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<ReplyTo<Name>> {
  const { json } = await send(name, options, async (response) => ({ json: await readJson(response) }));
  // The contract is kept by the server, which parses every reply against it before sending.
  return json as ReplyTo<Name>;
}

/** A page of a list. `total` counts all matches and `next` leads to the page after; each is missing where the server named none. */
interface ListPage<T> {
  items: T;
  total: number | undefined;
  next: string | undefined;
}

/** Makes a call whose reply is one page of a longer list. */
export async function callPage<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ListPage<ReplyTo<Name>>> {
  return send(name, options, async (response) => {
    const total = response.headers.get('x-total-count');
    return {
      // As in `call`.
      items: (await readJson(response)) as ReplyTo<Name>,
      total: total !== null && /^\d+$/.test(total) ? Number(total) : undefined,
      next: response.headers.get('x-next-cursor') ?? undefined,
    };
  });
}

/** Makes a call whose reply is bytes. What answers a submission is no file. */
export function callFile<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Blob> {
  return send(name, options, (response, endAfter) => {
    if (options.idempotencyKey === undefined) endAfter(longestFile);
    return response.blob();
  });
}

/** A key for one submission. `crypto.randomUUID` is missing on plain http addresses other than localhost. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `endAfter` gives what is still to come another time than that for an answer. */
type Read<T> = (response: Response, endAfter: (ms: number) => void) => Promise<T>;

/** A right may need the password first: the same call goes out again once it was given. */
async function send<Name extends CallName, T>(name: Name, options: CallOptions<Name>, read: Read<T>): Promise<T> {
  for (;;) {
    try {
      return await sendOnce(name, options, read);
    } catch (error) {
      const isAsked = hasCode(error, 'password_needed');
      if (!isAsked || !(await surroundings.onPasswordNeeded())) throw error;
    }
  }
}

async function sendOnce<Name extends CallName, T>(name: Name, options: CallOptions<Name>, read: Read<T>): Promise<T> {
  const [method, path = ''] = name.split(' ');
  const token = openCalls.has(name) ? null : (options.token ?? surroundings.token());
  const { signal, endAfter } = withTimeLimit(options.signal);
  try {
    const address = surroundings.origin + addressOf(path, options);
    if (method !== 'GET') discardPrefetched();
    const prefetched = method === 'GET' ? takePrefetched(address, token ?? '') : undefined;
    const response = await (prefetched ??
      fetch(address, {
        method,
        headers: headersOf(options, token),
        body: options.upload ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
        signal,
        keepalive: options.keepalive ?? false,
      }));
    if (response.ok) return await read(response, endAfter);
    const refusal = readRefusal(await readJson(response), response.headers.get('retry-after'));
    if (response.status === 401 && token !== null && token === surroundings.token()) {
      surroundings.onUnauthorised(token);
    }
    if (refusal.code === 'second_factor_setup_needed') surroundings.onFactorNeeded();
    throw new CallError(response.status, refusal);
  } catch (error) {
    if (error instanceof CallError || options.signal?.aborted) throw error;
    throw new CallError(0, { isOfOther: token !== null && token !== surroundings.token() }, error);
  }
}

function addressOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, textOf(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Everything that stands in an address is text by its schema; an id that came as a number is sent back as it reads. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

type SaidInHeaders = Pick<CallOptions<CallName>, 'upload' | 'idempotencyKey' | 'headers'> & { body?: unknown };

function headersOf(options: SaidInHeaders, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  if (options.upload) headers.set('Content-Type', 'text/csv');
  else if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (token === null && surroundings.isShared()) headers.set(sharedDeviceHeader, '1');
  const language = token === null && surroundings.language();
  if (language) headers.set(languageHeader, language);
  if (surroundings.isIdle()) headers.set(unattendedHeader, '1');
  return headers;
}

function withTimeLimit(signal: AbortSignal | undefined) {
  const either = new AbortController();
  const end = () => either.abort(signal?.reason);
  let limit: AbortSignal | undefined;
  function endAfter(ms: number) {
    limit?.removeEventListener('abort', end);
    limit = AbortSignal.timeout(ms);
    limit.addEventListener('abort', end);
  }
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  endAfter(longestWait);
  return { signal: either.signal, endAfter };
}

async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

/** An answer that is no JSON (an empty one, or the page of a proxy) counts as undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRefusal(body: unknown, retryAfter: string | null): Refusal {
  const refusal: Refusal = {};
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) refusal.retryAfter = Number(retryAfter);
  if (typeof body !== 'object' || body === null) return refusal;
  // As the server's contract has it.
  if ('challenge' in body) refusal.secondStep = body as SecondStep;
  if ('code' in body && typeof body.code === 'string') refusal.code = body.code;
  if ('msg' in body && typeof body.msg === 'string' && body.msg !== '') refusal.msg = body.msg;
  if ('fields' in body && typeof body.fields === 'object' && body.fields !== null) {
    const sentences = Object.entries(body.fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    refusal.fields = Object.fromEntries(sentences);
  }
  return refusal;
}

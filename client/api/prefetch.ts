import { languageHeader } from '../../domain/language-header.ts';

/**
 * Questions to the server that cannot wait for the page's own script. The script of the first paint asks them and is no
 * part of the page's modules, so that the answers are handed over on the global object.
 */
interface PrefetchedReply {
  token: string;
  answer: Promise<Response>;
  at: number;
  /** What a success said, as soon as it has come. */
  text?: string;
}

declare global {
  var prefetched: Map<string, PrefetchedReply> | undefined;
}

/** As long an answer may take, and as old it may be when it is taken (ms). */
const longestWait = 30_000;

/** `token` is '' for what anyone may ask. */
export function prefetch(address: string, token: string): void {
  const whose: Record<string, string> = token
    ? { Authorization: `Bearer ${token}` }
    : { [languageHeader]: document.documentElement.lang };
  const headers = { Accept: 'application/json', ...whose };
  const asking = fetch(address, { headers, signal: AbortSignal.timeout(longestWait) });
  const asked: PrefetchedReply = { token, at: Date.now(), answer: asking.then((answer) => readWhole(asked, answer)) };
  globalThis.prefetched ??= new Map();
  globalThis.prefetched.set(address, asked);
  // A failure is told to the one who takes the answer; there may be no one.
  asked.answer.catch(() => undefined);
}

/** Also where no one comes for it: an answer that is not read keeps its request open. */
async function readWhole(asked: PrefetchedReply, answer: Response): Promise<Response> {
  const text = await answer.text();
  if (answer.ok) asked.text = text;
  return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
}

/** Reads an answer without taking it; undefined where there is none or none of success. */
export async function peekPrefetched(address: string): Promise<unknown> {
  const asked = globalThis.prefetched?.get(address);
  await asked?.answer.catch(() => undefined);
  return jsonOf(asked);
}

/** The answer to what was prefetched, once: anyone who asks again wants to know how it is now. */
export function takePrefetched(address: string, token: string): Promise<Response> | undefined {
  return take(address, token)?.answer;
}

/** The same, where it has come already. */
export function takePrefetchedJson(address: string, token: string): unknown {
  return globalThis.prefetched?.get(address)?.text === undefined ? undefined : jsonOf(take(address, token));
}

/** For code that changes something: what was asked before may no longer be so. */
export function discardPrefetched(): void {
  globalThis.prefetched = undefined;
}

function take(address: string, token: string): PrefetchedReply | undefined {
  const asked = globalThis.prefetched?.get(address);
  globalThis.prefetched?.delete(address);
  return asked?.token === token && Date.now() - asked.at < longestWait ? asked : undefined;
}

function jsonOf(asked: PrefetchedReply | undefined): unknown {
  try {
    return asked?.text === undefined ? undefined : JSON.parse(asked.text);
  } catch {
    return undefined;
  }
}

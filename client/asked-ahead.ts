/**
 * Questions to the server that cannot wait for the page's own script. The script of the first paint asks them and is no
 * part of the page's modules, so that the answers are handed over on the global object.
 */
interface Asked {
  token: string;
  answer: Promise<Response>;
  at: number;
  /** What was said, once it has been read; only of what `readAhead` was called for. */
  said?: unknown;
}

declare global {
  var askedAhead: Map<string, Asked> | undefined;
}

/** As long an answer may take, and as old it may be when it is taken (ms). */
const longestWait = 30_000;

export function askAhead(address: string, token: string): void {
  const answer = fetchWhole(address, { Accept: 'application/json', Authorization: `Bearer ${token}` });
  globalThis.askedAhead ??= new Map();
  globalThis.askedAhead.set(address, { token, answer, at: Date.now() });
  // A failure is told to whoever takes the answer; there may be nobody.
  answer.catch(() => undefined);
}

/** Also read where nobody comes for it: an answer that is not read keeps its request open. */
async function fetchWhole(address: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(longestWait) });
  const text = await answer.text();
  return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
}

/** Reads an answer without taking it; undefined where there is none or none of success. */
export async function readAhead(address: string): Promise<unknown> {
  const asked = globalThis.askedAhead?.get(address);
  try {
    const answer = await asked?.answer;
    if (!asked || !answer?.ok) return undefined;
    return (asked.said = await answer.clone().json());
  } catch {
    return undefined;
  }
}

/** The answer to what was asked ahead, once: whoever asks again wants to know how it is now. */
export function takeAhead(address: string, token: string): Promise<Response> | undefined {
  return take(address, token)?.answer;
}

/** The same, where it has been read already. */
export function takeSaid(address: string, token: string): unknown {
  return globalThis.askedAhead?.get(address)?.said === undefined ? undefined : take(address, token)?.said;
}

/** For whoever changes something: what was asked before may no longer be so. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined;
}

function take(address: string, token: string): Asked | undefined {
  const asked = globalThis.askedAhead?.get(address);
  globalThis.askedAhead?.delete(address);
  return asked?.token === token && Date.now() - asked.at < longestWait ? asked : undefined;
}

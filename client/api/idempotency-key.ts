/** One try to store something: what it holds, and the `Idempotency-Key` under which the server keeps it. */
export type Attempt = { content: string; key: string };

/**
 * The same content keeps its key, so that a retry after a lost answer stores nothing twice; other content gets a new
 * one. Forget the attempt once it was stored: the same answers on another day are another record.
 */
export function attemptFor(previous: Attempt | null, content: string, newKey: () => string): Attempt {
  return previous?.content === content ? previous : { content, key: newKey() };
}

/** Where a submission stands: the newest record that was known when the person began ('' where there was none), and when that was (ms). */
export type Beginning = { after: string; at: number };

/** No one comes back to a second tab after this long for the same submission (ms). */
const sharedFor = 60 * 60 * 1000;

/** The same key in each tab in which the same content follows the same record, so that two tabs store one record. */
export function sharedKey(beginning: Beginning | null, content: string, now: number, newKey: () => string): string {
  if (beginning === null || now - beginning.at > sharedFor) return newKey();
  return `after-${beginning.after}-${fingerprint(content)}`;
}

/**
 * Null where the history is not known: then nothing can be said about other tabs. What waits on the device, by its key,
 * comes after all that is known.
 */
export function beginAfter(
  history: readonly { id?: string }[] | undefined,
  now: number,
  waiting?: string,
): Beginning | null {
  if (waiting !== undefined) return { after: fingerprint(waiting), at: now };
  const after = history?.length === 0 ? '' : history?.at(-1)?.id;
  return after === undefined ? null : { after, at: now };
}

/** FNV-1a, 64 bits: `crypto.subtle` is missing on plain http addresses other than localhost. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

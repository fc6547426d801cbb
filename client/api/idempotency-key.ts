/** No one comes back after this long for the same submission (ms). */
const sharedFor = 60 * 60 * 1000;

/** One try to store something: what it holds, and the `Idempotency-Key` under which the server keeps it. */
export type Attempt = { content: string; key: string };

/**
 * The same content keeps its key, so that a retry after a lost answer stores nothing twice; other content gets a new
 * one. Forget the attempt once it was stored: the same answers on another day are another record.
 */
export function attemptFor(previous: Attempt | null, content: string, newKey: () => string): Attempt {
  return previous?.content === content ? previous : { content, key: newKey() };
}

/** An attempt that goes by itself: who chooses the same so long after is not trying again. */
export type TimedAttempt = Attempt & { at: number };

export function timedAttemptFor(
  previous: TimedAttempt | null,
  content: string,
  newKey: () => string,
  now = Date.now(),
): TimedAttempt {
  const isOver = previous === null || now - previous.at > sharedFor;
  const attempt = attemptFor(isOver ? null : previous, content, newKey);
  return { ...attempt, at: attempt === previous ? previous.at : now };
}

/** Where a submission stands: a fingerprint of what it follows, and when the person began (ms). */
export type Beginning = { after: string; at: number };

/** A history that was read longer ago may lack what another tab has stored since (ms). */
const freshFor = 5 * 60 * 1000;

/** The same key in each tab in which the same content follows the same record, so that two tabs store one record. */
export function sharedKey(beginning: Beginning | null, content: string, now: number, newKey: () => string): string {
  if (beginning === null || now - beginning.at > sharedFor) return newKey();
  return `after-${beginning.after}-${fingerprint(content)}`;
}

/**
 * What this browser knows: the person's records, what waits here after them, by its key, and when they were read (ms). Its
 * session tells it from other browsers, and is the same in all its tabs.
 */
interface Known {
  history: readonly { id?: string }[] | undefined;
  readAt: number;
  session: string | null;
  waiting: string | undefined;
}

/** Null where the history is not known, or not lately: then nothing can be said about other tabs. */
export function beginAfter({ history, readAt, session, waiting = '' }: Known, now: number): Beginning | null {
  const last = history?.length === 0 ? '' : history?.at(-1)?.id;
  if (last === undefined || now - readAt > freshFor) return null;
  return { after: fingerprint([session, last, waiting].join(' ')), at: now };
}

/** FNV-1a, 64 bits: `crypto.subtle` is missing on plain http addresses other than localhost. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

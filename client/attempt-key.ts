/** One try to store something: what it holds, and the `Idempotency-Key` under which the server keeps it. */
export type Attempt = { content: string; key: string };

/**
 * The same content keeps its key, so that a retry after a lost answer stores nothing twice; other content gets a new
 * one. Forget the attempt once it was stored: the same answers on another day are another record.
 */
export function attemptFor(previous: Attempt | null, content: string, newKey: () => string): Attempt {
  return previous?.content === content ? previous : { content, key: newKey() };
}

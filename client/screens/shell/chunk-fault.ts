/** A chunk of the page did not load: no connection, or the server has a newer page by now. */
export class ChunkFault extends Error {
  constructor(cause: unknown) {
    super('A chunk did not load', { cause });
    this.name = 'ChunkFault';
  }
}

/** As long the server may take to show that it is there (ms). */
const longestWait = 10_000;

/** Loads the page again once the server can be reached; without it a reload would leave the error page of the browser or of a proxy. */
export async function reloadWhenReachable(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(longestWait);
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (status < 500) window.location.reload();
  } catch {
    // The button is there for another try.
  }
}

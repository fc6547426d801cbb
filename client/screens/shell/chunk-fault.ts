/** A chunk of the page did not load: no connection, or the server has a newer page by now. */
export class ChunkFault extends Error {
  override message = 'A chunk of the page did not load';
}

/** Loads the page again where the server can be reached within ten seconds; without it a reload would leave the error page of the browser or of a proxy. */
export async function reloadWhenReachable(): Promise<void> {
  try {
    const { status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if (status < 500) window.location.reload();
  } catch {
    // The button is there for another try.
  }
}

/** A chunk of the page did not load: no connection, or the server has a newer page by now. */
export class ChunkFault extends Error {
  constructor(cause: unknown) {
    super('A chunk of the page did not load', { cause });
    this.name = 'ChunkFault';
  }
}

/** Loads the page again once the server can be reached; a reload without it would leave the browser's own error page. */
export async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

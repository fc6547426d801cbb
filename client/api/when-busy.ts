import { CallError } from './call-error.ts';

/** As long a call waits for a server that has said when to come back (ms). */
export const longestWait = 3000;

/** How long to wait (ms): the server's own word that it has too much to do, and not that of a proxy before it; else for ever. */
export function waitOf(error: unknown): number {
  const isBusy = error instanceof CallError && error.status === 503 && error.code !== undefined;
  return isBusy && error.retryAfter !== undefined ? error.retryAfter * 1000 : Infinity;
}

/**
 * Sends a submission again for as long as the server only asks to wait a moment. Any other failure is told at once.
 * `onFirst` hears of the first one, whatever comes of it.
 */
export async function sendWhenBusy<T>(send: () => Promise<T>, onFirst: () => void = () => undefined): Promise<T> {
  const until = Date.now() + longestWait;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      onFirst();
      const wait = waitOf(error);
      if (Date.now() + wait > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

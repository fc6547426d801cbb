import { atRest, preloadScreen, whenIdle } from './preload.ts';
import { isMeteredOrSlow } from './slow-line.ts';

/**
 * Preloads each address once the page is at rest, one after the other; not at all where data is metered or slow.
 * Returns how to stop.
 */
export function preloadScreensWhenIdle(addresses: readonly string[]): () => void {
  let stop: () => void;

  function next(index: number) {
    const address = addresses[index];
    if (address === undefined || !navigator.onLine || isMeteredOrSlow()) return;
    preloadScreen(address, false);
    stop = atRest(() => next(index + 1));
  }

  stop = whenIdle(() => next(0));
  return () => stop();
}

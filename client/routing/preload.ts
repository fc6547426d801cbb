import { isMeteredOrSlow } from './save-data.ts';

/** What may soon be shown is loaded ahead: when someone points at its link, or when the page has nothing else to do. */
type Preload = (address: string, isPointedAt: boolean) => void;

/** Long enough after a screen stands that nothing of its own is still on the way (ms). */
const quietTime = 3000;

const loaders = new Set<Preload>();

/** Returns how to stop. */
export function onPreload(load: Preload): () => void {
  loaders.add(load);
  return () => void loaders.delete(load);
}

/** To be called with every sign that someone is about to go there. */
export function preloadScreen(address: string, isPointedAt = true): void {
  for (const load of loaders) load(address, isPointedAt);
}

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

/** Work that no screen waits for, once the page is at rest. Returns how to stop. */
export function whenIdle(work: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => (stop = atRest(work)), quietTime);
  return () => stop();
}

/** Safari has no `requestIdleCallback`. Returns how to stop. */
function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}

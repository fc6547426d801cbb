import { createListeners } from '../settings/listeners.ts';

/** Long enough after a screen stands that nothing of its own is still on the way (ms). */
const quietTime = 3000;

/** What may soon be shown is loaded ahead: when someone points at its link, or when the page has nothing else to do. */
const { tell, follow } = createListeners<[address: string, isPointedAt: boolean]>();
export { follow as onPreload };

/** To be called with every sign that someone is about to go there. */
export function preloadScreen(address: string, isPointedAt = true): void {
  tell(address, isPointedAt);
}

/** Work that no screen waits for, once the page is at rest. Returns how to stop. */
export function whenIdle(work: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => (stop = atRest(work)), quietTime);
  return () => stop();
}

/** Safari has no `requestIdleCallback`. Returns how to stop. */
export function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}

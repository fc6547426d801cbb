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

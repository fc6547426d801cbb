/** Parts of the page that are told of a change, as `useSyncExternalStore` asks for it; `follow` returns how to stop. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told) => {
      for (const listener of listeners) listener(...told);
    },
    follow: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

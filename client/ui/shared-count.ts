import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';

/** How many parts of the page say something of it at the moment, such as that they lie over it. */
interface SharedCount {
  add: (change: 1 | -1) => void;
  follow: (tell: () => void) => () => void;
  isAny: () => boolean;
}

export function createSharedCount(): SharedCount {
  let count = 0;
  const { tell, follow } = createListeners();
  return {
    add(change) {
      count += change;
      tell();
    },
    follow,
    isAny: () => count > 0,
  };
}

export function useCounted(count: SharedCount, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    count.add(1);
    return () => count.add(-1);
  }, [count, isOn]);
}

export function useIsAny(count: SharedCount): boolean {
  return useSyncExternalStore(count.follow, count.isAny);
}

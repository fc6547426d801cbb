import { useSyncExternalStore } from 'react';

/** From here up lists are tables. */
const wide = '(min-width: 64rem)';

/** Whether there is room for a table, now. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

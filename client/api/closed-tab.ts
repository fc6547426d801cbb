import { isOnSharedDevice, sessionPlace } from './stored-token.ts';

/** When its tab went, of a session on a shared device. */
const leftKey = 'left';

/** A tab that was away for longer was closed, and not reloaded (ms). */
const longestReload = 60_000;

/** A browser brings back what a closed tab had kept, for anyone who opens it again: so it is noted when a tab goes. */
export function noteLeaving(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('pagehide', () => {
    if (isOnSharedDevice()) sessionPlace().setItem(leftKey, String(Date.now()));
  });
}

/**
 * To be called before anything is read: a session whose tab was closed has ended with it. A closed tab that a browser brings
 * back is `loaded` as a step through its history, like Back from another site; one that is reloaded is not.
 */
export function endIfClosed(loaded?: NavigationTimingType): void {
  if (!isOnSharedDevice()) return;
  const place = sessionPlace();
  const left = place.getItem(leftKey);
  place.removeItem(leftKey);
  if (left === null) return;
  if (loaded === 'back_forward' || Math.abs(Date.now() - Number(left)) > longestReload) place.clear();
}

export const tokenKey = 'token';

/** When its tab went, of a session on a shared device. */
export const leftKey = 'left';

/** A tab that was away for longer was closed, and not loaded anew (ms). */
const longestReload = 60_000;

/**
 * Where the session is kept: on a device that others use as well in this tab alone, under the same keys. Read anew each
 * time, so that what other tabs do counts at once.
 */
export function sessionPlace(): Storage {
  return isOnSharedDevice() ? sessionStorage : localStorage;
}

/** Null where there is none. */
export function readToken(): string | null {
  return sessionPlace().getItem(tokenKey) || null;
}

export function isOnSharedDevice(): boolean {
  return sessionStorage.getItem(tokenKey) !== null;
}

/** To be called before anything is read: a session whose tab was closed has ended with it. */
export function endIfClosed(): void {
  const left = sessionStorage.getItem(leftKey);
  sessionStorage.removeItem(leftKey);
  if (left !== null && Math.abs(Date.now() - Number(left)) > longestReload) sessionStorage.clear();
}

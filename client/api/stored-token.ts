export const tokenKey = 'token';

/** Read anew each time, so that what other tabs do counts at once. Null where there is none. */
export function readToken(): string | null {
  return localStorage.getItem(tokenKey) || null;
}

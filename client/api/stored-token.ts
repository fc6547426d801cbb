import { toRole } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';

export const tokenKey = 'token';
export const roleKey = 'role';

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

export const browserKey = 'browser';

/** By chance: the same in all tabs of a session, and another one in any other browser. */
export function browserOfSession(): string {
  const place = sessionPlace();
  const browser = place.getItem(browserKey) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  place.setItem(browserKey, browser);
  return browser;
}

/** What the server last said about the person. It decides where to go, never what may be seen. */
export function readRole(): Role {
  return toRole(sessionPlace().getItem(roleKey));
}

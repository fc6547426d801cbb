import { toRole } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';

export const tokenKey = 'token';
export const roleKey = 'role';

/**
 * Where the session is kept: on a device that others use as well in this tab alone, under the same keys. Read again each
 * time, so that what other tabs do counts at once.
 */
export function sessionPlace(): Storage {
  return isOnSharedDevice() ? sessionStorage : localStorage;
}

/** Whether the last session of this page was on a device that others use as well. */
export let wasShared = false;

export function noteShared(isShared: boolean): void {
  wasShared = isShared;
}

/** Null where there is none. After a shared session that of other tabs is not taken up in its place, by no one's choice. */
export function readToken(): string | null {
  return wasShared ? null : sessionPlace().getItem(tokenKey) || null;
}

export function isOnSharedDevice(): boolean {
  return sessionStorage.getItem(tokenKey) !== null;
}

/** What the server last said about the person. It decides where to go, never what may be seen. */
export function readRole(): Role {
  return toRole(sessionPlace().getItem(roleKey));
}

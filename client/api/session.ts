import { useSyncExternalStore } from 'react';
import type { Role } from '../../domain/roles.ts';
import { isOnSharedDevice, noteShared, readToken, roleKey, sessionPlace, tokenKey, wasShared } from './stored-token.ts';
import { createListeners } from '../settings/listeners.ts';

/** Why there is no session: the person left, or the server no longer takes the token. */
export type SessionEnd = 'signed-out' | 'ended';

/** That it is a shared device, from the choice to the sign-in: single sign-on leads away in between. */
const choiceKey = 'shared-device';

const { tell, follow: followSession } = createListeners();
export { followSession, tell as tellSession };
let lastEnd: SessionEnd | null = null;

export function startSession(token: string, role: Role): void {
  lastEnd = null;
  noteShared(false);
  const place = isSharedChosen() ? sessionStorage : localStorage;
  forgetEverywhere();
  place.setItem(roleKey, role);
  place.setItem(tokenKey, token);
  tell();
}

/** Whether the person has said that others use this device as well. */
export function isSharedChosen(): boolean {
  return sessionStorage.getItem(choiceKey) !== null;
}

export function chooseShared(isShared: boolean): void {
  if (isShared) sessionStorage.setItem(choiceKey, 'yes');
  else sessionStorage.removeItem(choiceKey);
  tell();
}

export function useSharedChosen(): boolean {
  return useSyncExternalStore(followSession, isSharedChosen);
}

export function rememberRole(role: Role): void {
  if (readToken() !== null && sessionPlace().getItem(roleKey) !== role) sessionPlace().setItem(roleKey, role);
}

export function endSession(why: SessionEnd): void {
  lastEnd = why;
  noteShared(wasShared || isOnSharedDevice());
  // Other tabs see an empty token first: no one has signed out.
  if (why === 'ended' && !wasShared) localStorage.setItem(tokenKey, '');
  forgetEverywhere();
  tell();
}

/** A session on a shared device leaves nothing behind, whatever it had kept, and someone's own in other tabs as it is. */
function forgetEverywhere(): void {
  if (isOnSharedDevice()) sessionStorage.clear();
  sessionStorage.removeItem(choiceKey);
  if (wasShared) return;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(roleKey);
}

/** How the last session of this page ended; null where none has. */
export function howSessionEnded(): SessionEnd | null {
  return lastEnd;
}

/** The token, followed through sign-in and sign-out in this and in other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(followSession, readToken);
}

/** Makes the session follow other tabs. To be called once, when the page starts. */
export function followOtherTabs(page: Window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    // What other tabs do is not about a session of this tab alone.
    if ((key !== null && key !== tokenKey) || isOnSharedDevice()) return;
    if (newValue) lastEnd = null;
    else lastEnd ??= newValue === '' ? 'ended' : 'signed-out';
    tell();
  });
}

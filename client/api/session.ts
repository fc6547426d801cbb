import { useSyncExternalStore } from 'react';
import { toRole } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';
import { readToken, tokenKey } from './stored-token.ts';

/** Why there is no session: the person left, or the server no longer takes the token. */
export type SessionEnd = 'signed-out' | 'ended';

const roleKey = 'role';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd | null = null;

/** What the server last said about the person. It decides where to go, never what may be seen. */
export function readRole(): Role {
  return toRole(read(roleKey));
}

export function startSession(token: string, role: Role): void {
  lastEnd = null;
  localStorage.setItem(roleKey, role);
  localStorage.setItem(tokenKey, token);
  tell();
}

export function rememberRole(role: Role): void {
  if (readToken() !== null && read(roleKey) !== role) localStorage.setItem(roleKey, role);
}

export function endSession(why: SessionEnd): void {
  lastEnd = why;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(roleKey);
  tell();
}

/** How the last session of this page ended; null where none has. */
export function howSessionEnded(): SessionEnd | null {
  return lastEnd;
}

/** The token, followed through sign-in and sign-out in this and in other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the session follow other tabs. To be called once, when the page starts. */
export function followOtherTabs(page: Window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== tokenKey) return;
    lastEnd = newValue === null ? 'signed-out' : null;
    tell();
  });
}

function read(key: string): string | null {
  return localStorage.getItem(key);
}

function tell(): void {
  for (const listener of listeners) listener();
}

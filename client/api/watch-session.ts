import { isPrivileged } from '../../domain/roles.ts';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import { endSession, tellSession } from './session.ts';
import { endIfClosed } from './closed-tab.ts';
import { isOnSharedDevice, readRole, readToken } from './stored-token.ts';

const everyMs = 60_000;

let watch: ReturnType<typeof setInterval> | null = null;

/**
 * Where someone sees what others may not, and on a shared device, the session is short. A call each minute makes what is typed count as its use,
 * though nothing is saved yet; and a screen that was left open closes when it has ended, though nothing is asked there.
 */
export function watchSession(): void {
  watch ??= setInterval(() => {
    if (readToken() === null || !(isPrivileged(readRole()) || isOnSharedDevice())) return;
    void call('GET /api/auth/me').catch(() => undefined);
  }, everyMs);
}

/** A page that the browser has kept behind Back was not told that its session has ended elsewhere, or with the way from here, or is another person's. */
export function watchBackCache(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    endIfClosed();
    if (readToken() === null) endSession('signed-out');
    else tellSession();
  });
}

let asking: Promise<void> | null = null;

/** One refused call does not sign anybody out: the session ends when `me` refuses the token too. */
export function endWhenRefused(token: string): void {
  asking ??= confirmRefusal(token).finally(() => (asking = null));
}

async function confirmRefusal(token: string): Promise<void> {
  try {
    await call('GET /api/auth/me');
  } catch (error) {
    if (error instanceof CallError && error.status === 401 && readToken() === token) endSession('ended');
  }
}

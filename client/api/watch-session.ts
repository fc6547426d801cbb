import { hasPower } from '../../domain/roles.ts';
import { call } from './api-client.ts';
import { readRole } from './session.ts';
import { readToken } from './stored-token.ts';

const everyMs = 60_000;

let watch: ReturnType<typeof setInterval> | null = null;

/**
 * Where someone sees what others may not, the session is short. A call each minute makes what is typed count as its use,
 * though nothing is saved yet; and a screen that was left open closes when it has ended, though nothing is asked there.
 */
export function watchSession(): void {
  watch ??= setInterval(() => {
    if (readToken() === null || !hasPower(readRole())) return;
    void call('GET /api/auth/me').catch(() => undefined);
  }, everyMs);
}

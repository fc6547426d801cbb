import { CallError, call } from '../../../api/api-client.ts';
import { endSession } from '../../../api/session.ts';
import { readToken } from '../../../api/stored-token.ts';

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

import type { SessionEnd } from '../../../api/session.ts';

/** What a screen that needs a session leaves in the history for the login. */
export interface LoginState {
  from?: string;
  notice?: SessionEnd;
}

export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const found: LoginState = {};
  if ('from' in state && typeof state.from === 'string') found.from = state.from;
  if ('notice' in state && (state.notice === 'signed-out' || state.notice === 'ended')) found.notice = state.notice;
  return found;
}

import type { SessionEnd } from '../../../api/session.ts';
import type { LoginState } from './login-state.ts';

/** Someone who left on purpose does not want to be led back. */
export function loginStateFor(from: string, ended: SessionEnd | null): LoginState {
  if (ended === null) return { from };
  return ended === 'signed-out' ? { notice: ended } : { from, notice: ended };
}

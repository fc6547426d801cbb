import { toRole } from '../../../../domain/roles.ts';
import type { Role } from '../../../../domain/roles.ts';

/** Reads what login and registration answer; undefined where the token or the user is missing. */
export function readSignedIn(reply: unknown): { token: string; role: Role } | undefined {
  if (typeof reply !== 'object' || reply === null || !('token' in reply) || !('user' in reply)) return undefined;
  const { token, user } = reply;
  if (typeof token !== 'string' || token === '' || typeof user !== 'object' || user === null) return undefined;
  return { token, role: toRole('role' in user ? user.role : undefined) };
}

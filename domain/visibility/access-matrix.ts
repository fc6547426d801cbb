import type { Endpoint } from '../contract/endpoint.ts';
import { mayEnter } from '../roles.ts';
import type { Role } from '../roles.ts';

/** Who may call, and in which state: the columns of the document that `npm run documents` makes. */
export const accessColumns = [
  'signed out',
  'employee',
  'another employee',
  'counsellor',
  'admin',
  'disabled',
  'erased',
  'session ended',
  'session expired',
  'second factor missing',
] as const;

export type AccessColumn = (typeof accessColumns)[number];

/** Heard, heard about oneself alone whosever ids are sent, or refused with a status. */
type AccessCell = 'yes' | 'own' | 401 | 403;

const roleOf: Partial<Record<AccessColumn, Role>> = {
  employee: 'employee',
  'another employee': 'employee',
  counsellor: 'counsellor',
  admin: 'admin',
};

/** What a call answers to someone in this state, from the contract alone. */
export function accessCell(endpoint: Endpoint, column: AccessColumn): AccessCell {
  const { access } = endpoint;
  if (access === 'anyone') return 'yes';
  // An admin who has to have one; without the setting there is no such state.
  if (column === 'second factor missing')
    return 'beforeSecondFactor' in endpoint && endpoint.beforeSecondFactor === true ? 'own' : 403;
  const role = roleOf[column];
  if (role === undefined) return 401;
  if (access === 'signed-in') return 'own';
  return mayEnter(role, access) ? 'yes' : 403;
}

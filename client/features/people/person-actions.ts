import type { Person } from '../../../domain/contract/people.ts';
import { canBeGiven, givenRoles } from '../../../domain/roles.ts';
import type { Role } from '../../../domain/roles.ts';
import type { PersonAction } from '#messages/people.ts';

/** What can be done with an account as it is. No one is given a role who may not sign in. */
export function actionsFor({ role, disabled, second_factor: hasFactor, self }: Person): PersonAction[] {
  const actions: PersonAction[] = givenRoles.flatMap((given): PersonAction[] => {
    if (role === given) return [`takeBack:${given}`];
    return !disabled && canBeGiven(given, role) ? [`make:${given}`] : [];
  });
  if (!disabled && !self) actions.push('startReset');
  if (!disabled) actions.push('endSessions');
  if (hasFactor && !self) actions.push('removeSecondFactor');
  actions.push(disabled ? 'enable' : 'disable');
  return actions;
}

/** Whether an action takes another admin's access: that waits for a third one's word. */
export function willWait(action: PersonAction, { role, disabled, self }: Person): boolean {
  const isTaking = action === 'disable' || action === 'removeSecondFactor' || roleGivenBy(action) === 'employee';
  return isTaking && role === 'admin' && !disabled && !self;
}

/** Whether it does, by the person as the server has answered. */
export function isWaiting(
  action: PersonAction,
  { role, disabled, second_factor: hasFactor, waiting = [] }: Person,
): boolean {
  if (action === 'disable') return !disabled && waiting.includes('disabled');
  if (action === 'removeSecondFactor') return hasFactor && waiting.includes('second_factor');
  return action === 'takeBack:admin' && role === 'admin' && waiting.includes('role');
}

/** The role that an action gives; undefined where it is about something else. */
export function roleGivenBy(action: PersonAction): Role | undefined {
  const given = givenRoles.find((role) => action === `make:${role}`);
  return given ?? (action.startsWith('takeBack:') ? 'employee' : undefined);
}

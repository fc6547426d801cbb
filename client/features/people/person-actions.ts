import type { Person } from '../../../domain/contract/people.ts';
import type { PersonAction } from '#messages/people.ts';

/** What can be done with an account as it is. No one is given a role who may not sign in. */
export function actionsFor({ role, disabled, sessions }: Person): PersonAction[] {
  const actions: PersonAction[] = [];
  if (role === 'admin') actions.push('takeBack');
  else if (!disabled) actions.push('makeAdmin');
  if (role === 'counsellor') actions.push('takeBackCounsellor');
  else if (role === 'employee' && !disabled) actions.push('makeCounsellor');
  if (sessions > 0) actions.push('endSessions');
  actions.push(disabled ? 'enable' : 'disable');
  return actions;
}

import { expect, test } from 'vitest';
import type { Person } from '../../../domain/contract/people.ts';
import { actionsFor } from './person-actions.ts';

const asha: Person = {
  id: '1',
  name: 'Asha Rani',
  email: 'asha@example.org',
  role: 'employee',
  disabled: false,
  sessions: 2,
  second_factor: false,
  self: false,
};

test('what is offered follows the role, the sessions and whether the account is on', () => {
  expect(actionsFor(asha)).toEqual(['make:admin', 'make:counsellor', 'endSessions', 'disable']);
  expect(actionsFor({ ...asha, role: 'admin', sessions: 0 })).toEqual(['takeBack:admin', 'disable']);
  expect(actionsFor({ ...asha, role: 'counsellor', sessions: 0 })).toEqual([
    'make:admin',
    'takeBack:counsellor',
    'disable',
  ]);
  expect(actionsFor({ ...asha, disabled: true, sessions: 0 })).toEqual(['enable']);
});

test('a second step is removed for someone else alone, and where there is one', () => {
  const withFactor = { ...asha, second_factor: true };
  expect(actionsFor(withFactor)).toContain('removeSecondFactor');
  expect(actionsFor({ ...withFactor, self: true })).not.toContain('removeSecondFactor');
  expect(actionsFor(asha)).not.toContain('removeSecondFactor');
});

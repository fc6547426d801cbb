import { expect, test } from 'vitest';
import { actionsFor } from './person-actions.ts';
import { asha } from '../../test/asha.ts';

test('what is offered follows the role and whether the account is on', () => {
  expect(actionsFor(asha)).toEqual(['make:admin', 'make:counsellor', 'startReset', 'endSessions', 'disable']);
  expect(actionsFor({ ...asha, role: 'admin' })).toEqual(['takeBack:admin', 'startReset', 'endSessions', 'disable']);
  expect(actionsFor({ ...asha, role: 'counsellor' })).toEqual([
    'make:admin',
    'takeBack:counsellor',
    'startReset',
    'endSessions',
    'disable',
  ]);
  expect(actionsFor({ ...asha, disabled: true })).toEqual(['enable']);
});

test('a password is reset for someone else alone, who may sign in', () => {
  expect(actionsFor({ ...asha, self: true })).not.toContain('startReset');
  expect(actionsFor({ ...asha, disabled: true })).not.toContain('startReset');
});

test('a second step is removed for someone else alone, and where there is one', () => {
  const withFactor = { ...asha, second_factor: true };
  expect(actionsFor(withFactor)).toContain('removeSecondFactor');
  expect(actionsFor({ ...withFactor, self: true })).not.toContain('removeSecondFactor');
  expect(actionsFor(asha)).not.toContain('removeSecondFactor');
});

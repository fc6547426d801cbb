import type { Person } from '../../domain/contract/people.ts';

/** As an admin has her in the list of people. */
export const asha: Person = {
  id: 'asha',
  name: 'Asha Rani',
  email: 'asha@example.org',
  role: 'employee',
  disabled: false,
  second_factor: false,
  self: false,
};

import { expect, testAlone as test } from '../fixtures.ts';
import { callsOfEmployees } from './calls-of-employees.ts';
import { walk } from './walk.ts';

// No call of an employee changes what others see.
test.use({ serverOf: 'the sessions' });

/** A short example of the walk. */
test('each call of an employee is as the specification says', async ({ browser, running }) => {
  const { lines, faults } = await walk(browser, running, [callsOfEmployees()]);
  expect(faults).toEqual([]);
  expect(lines).toHaveLength(19);
});

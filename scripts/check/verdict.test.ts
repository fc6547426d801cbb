import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const files = (count: number) => Array.from({ length: count }, (_, at) => `${at}.test.ts`);
const checked = (near: number, left: number, hasFailed = false) =>
  verdict({ near: files(near), left: files(left), long: [], journeys: [], hasFailed });

test('everything holds only where everything that depends on the change was run', () => {
  expect(checked(7, 0)).toEqual(['Not run: the journeys.', 'Everything holds: 7 test files']);
  expect(checked(7, 2).join('\n')).not.toContain('Everything');
  expect(checked(7, 7).join('\n')).not.toContain('Everything');
  expect(checked(0, 0).join('\n')).not.toContain('Everything');
  expect(checked(7, 0, true).at(-1)).toBe('Not yet');
});

test('what was not run is named', () => {
  expect(checked(25, 7)).toEqual([
    'Not run for want of time: 0.test.ts, 1.test.ts, 2.test.ts, 3.test.ts, 4.test.ts and 2 more.',
    'Not run: the journeys.',
    'What was run holds: 18 of 25 test files',
  ]);
  expect(verdict({ near: [], left: [], long: [], journeys: ['e2e/mood.spec.ts'], hasFailed: false })[0]).toContain(
    'npm run one -- e2e/mood.spec.ts',
  );
});

test('a change on which long tests alone depend is not said to have none', () => {
  const long = ['server/db/upgrade-killed.long.test.ts', 'server/db/upgrade-served.long.test.ts'];
  expect(verdict({ near: [], left: [], long, journeys: [], hasFailed: false })).toEqual([
    `Not run, because they are long: ${long.join(', ')}. npm run one -- ${long[0]}`,
    'Not run: the journeys.',
    'No short test depends on the change; types, lint, format and rules hold',
  ]);
});

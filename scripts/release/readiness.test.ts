import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notReady, readState } from './readiness.ts';
import type { ReleaseState } from './readiness.ts';

const root = join(import.meta.dirname, '..', '..');
const ready: ReleaseState = {
  version: '1.2.0',
  changelog: '# Changelog\n\n## [1.2.0] - 2027-01-31\n',
  fixtureSteps: ['101-a.sql', '105-b.sql'],
  steps: ['101-a.sql', '105-b.sql'],
  changed: [],
  untested: [],
};

test.each([
  ['a changelog that knows the version without a day', { changelog: '## [1.2.0]\n' }, /CHANGELOG\.md has no heading/],
  ['a changelog of another version', { changelog: '## [1.2.01] - 2027-01-31\n' }, /CHANGELOG\.md has no heading/],
  ['no database of this version', { fixtureSteps: undefined }, /released\/1\.2\.0\.json is missing.*release-fixture/],
  ['a database from before the last step', { steps: ['101-a.sql', '105-b.sql', '106-c.sql'] }, /other steps/],
  ['a database that lacks a step in the middle', { steps: ['101-a.sql', '103-c.sql', '105-b.sql'] }, /release-fixture/],
  ['what is not committed', { changed: [' M server/main.ts'] }, /Commit first/],
  [
    'long tests that have not passed on it',
    { untested: ['drains', 'looks'] },
    /drains, looks\. Run "npm run test:long"/,
  ],
])('a release is refused with %s', (_, fault, sentence) => {
  expect(notReady(ready)).toEqual([]);
  expect(notReady({ ...ready, ...fault })).toEqual([expect.stringMatching(sentence)]);
});

test('the version here has its day in CHANGELOG.md and its database', () => {
  const state = readState(root);
  expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
  // Work in progress may be ahead of both; the release itself says so.
  expect(notReady({ ...state, changed: [], untested: [], steps: state.fixtureSteps ?? [] })).toEqual([]);
});

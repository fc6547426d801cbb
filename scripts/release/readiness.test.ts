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
  undrafted: [],
};

test.each([
  ['a changelog that knows the version without a day', { changelog: '## [1.2.0]\n' }, /CHANGELOG\.md has no heading/],
  ['a changelog that says that it is not released', { changelog: '## [1.2.0] - unreleased\n' }, /no heading .* day/],
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
  ['a language that is not wholly drafted', { undrafted: ['hi is not wholly drafted'] }, /hi is not wholly drafted/],
])('a release is refused with %s', (_, fault, sentence) => {
  expect(notReady(ready)).toEqual([]);
  expect(notReady({ ...ready, ...fault })).toEqual([expect.stringMatching(sentence)]);
});

test('the version here has its heading in CHANGELOG.md, with its day or as unreleased, and its database', async () => {
  const state = await readState(root);
  expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
  // It gets its day with its tag, and steps of the tables until then; the release itself says what is left to do.
  const changelog = String(state.changelog).replace(/^(## \[\d[^\]]*\]) - unreleased$/m, '$1 - 2027-01-31');
  const steps = state.fixtureSteps ?? [];
  expect(notReady({ ...state, changelog, changed: [], untested: [], undrafted: [], steps })).toEqual([]);
});

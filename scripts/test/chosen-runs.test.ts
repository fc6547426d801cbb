import { expect, test } from 'vitest';
import { runsOf } from './chosen-runs.ts';

const files = ['server/db/upgrade.test.ts', 'server/db/upgrade-killed.long.test.ts', 'e2e/upgrade.long.spec.ts'];

test('a part of a name that a long file has as well leaves the others in their short form', () => {
  expect(runsOf(files, false)).toEqual([
    { files: ['server/db/upgrade.test.ts'], isJourney: false, isLong: false },
    { files: ['server/db/upgrade-killed.long.test.ts'], isJourney: false, isLong: true },
    { files: ['e2e/upgrade.long.spec.ts'], isJourney: true, isLong: true },
  ]);
});

test('where the long form is asked for, each tool runs once', () => {
  expect(runsOf(files, true).map((run) => run.files)).toEqual([files.slice(0, 2), files.slice(2)]);
});

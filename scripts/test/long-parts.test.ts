import { expect, test } from 'vitest';
import { projectFiles } from '../check-repo/source-files.ts';
import { examplesOf, filesOf, hasLongForm, isTestFile, longParts, partNames, partOf } from './long-parts.ts';

const files = projectFiles();
const asked = "import { isLong } from '../test/long-form.ts';";

test('every test with a long form belongs to a part', () => {
  const long = files.filter(hasLongForm);
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((file) => partOf(file) === undefined).map(({ path }) => path)).toEqual([]);
});

test('every part runs something: a program of ours, or tests', () => {
  const empty = partNames.filter((name) => !longParts[name].program && filesOf(name, files).length === 0);
  expect(empty).toEqual([]);
});

test.each(partNames)('%s has a short example in npm test', (name) => {
  const short = files.map(({ path }) => path).filter((path) => isTestFile.test(path) && !path.includes('.long.'));
  expect(short).toEqual(expect.arrayContaining(examplesOf(name, files)));
  expect(examplesOf(name, files)).not.toEqual([]);
});

test.each([
  ['server/http/proxies.test.ts', '', 'proxies'],
  ['server/db/upgrade-served.long.test.ts', '', 'upgrades'],
  ['server/process/rolling-restarts.test.ts', asked, 'drains'],
  ['server/features/statistics/joint-bound.test.ts', asked, 'organisations'],
  ['server/features/moods/moods.long.test.ts', '', 'faults'],
  ['server/features/moods/moods.test.ts', '', undefined],
  ['client/ui/looks.long.test.tsx', '', 'looks'],
  ['e2e/screens.long.spec.ts', '', 'looks'],
  ['e2e/screens.spec.ts', '', undefined],
  ['e2e/register.long.spec.ts', '', 'journeys'],
  ['e2e/interruptions.spec.ts', asked, 'interruptions'],
  ['e2e/register.spec.ts', '', undefined],
  ['server/test/long-form.ts', asked, undefined],
])('%s is where it is looked for', (path, text, part) => {
  expect(partOf({ path, text })).toBe(part);
});

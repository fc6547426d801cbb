import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const imports = new Map([
  ['domain/moods.ts', []],
  ['domain/moods.test.ts', ['domain/moods.ts']],
  ['domain/days.test.ts', ['domain/days.ts']],
  ['server/features/moods/moods.queries.ts', ['domain/moods.ts']],
  ['server/features/moods/moods.test.ts', ['server/test/test-server.ts']],
  ['server/features/moods/day.test.ts', ['server/features/moods/moods.queries.ts']],
  ['server/process/app.ts', ['server/features/moods/moods.queries.ts']],
  ['server/test/test-server.ts', ['server/process/app.ts']],
]);
const tests = [...imports.keys()].filter((path) => path.endsWith('.test.ts'));

test('what was changed comes first, then its namesake, then what imports it, the nearer the sooner', () => {
  expect(nearestFirst(tests.toReversed(), ['domain/moods.ts'], imports)).toEqual([
    'domain/moods.test.ts',
    'server/features/moods/day.test.ts',
    'server/features/moods/moods.test.ts',
  ]);
  const changed = ['server/features/moods/moods.queries.ts', 'domain/days.test.ts'];
  expect(nearestFirst(tests, changed, imports)).toEqual([
    'domain/days.test.ts',
    'server/features/moods/moods.test.ts',
    'server/features/moods/day.test.ts',
  ]);
});

test('what nothing depends on has no tests', () => {
  expect(nearestFirst(tests, ['docs/backup.md'], imports)).toEqual([]);
});

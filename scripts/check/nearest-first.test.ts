import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

test('what was changed comes first, then its namesake, its neighbours, and those without a database', () => {
  const changed = ['server/features/moods/moods.queries.ts', 'server/features/moods/day.test.ts'];
  const expected = [
    'server/features/moods/day.test.ts',
    'server/features/moods/moods.test.ts',
    'server/features/moods/other.test.ts',
    'domain/moods.test.ts',
    'server/http/access.test.ts',
  ];
  expect(nearestFirst(expected.toReversed(), changed)).toEqual(expected);
});

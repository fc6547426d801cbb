import { expect, test } from 'vitest';
import { readOverview } from './read-overview.ts';

const counts = { totalEmployees: 42, gadSubmissions: 10, phqSubmissions: 8, moodEntries: 30 };

test('counts that come as text are numbers, so that sums of them are', () => {
  const texts = { ...counts, gadSubmissions: '10', phqSubmissions: '8' };
  expect(readOverview(texts as never)).toEqual(counts);
});

test('a count that cannot be read is none, and leaves the others alone', () => {
  expect(readOverview({ ...counts, moodEntries: null } as never)).toEqual({ ...counts, moodEntries: Number.NaN });
});

test('an answer that is nothing is a failure', () => {
  expect(() => readOverview(undefined)).toThrow(TypeError);
});

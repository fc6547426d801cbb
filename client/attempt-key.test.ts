import { expect, test } from 'vitest';
import { attemptFor } from './attempt-key.ts';

function countingKeys(): () => string {
  let count = 0;
  return () => `key-${(count += 1)}`;
}

test('a retry of the same content keeps its key', () => {
  const newKey = countingKeys();
  const first = attemptFor(null, 'a', newKey);
  expect(attemptFor(first, 'a', newKey)).toEqual({ content: 'a', key: 'key-1' });
});

test('changed content gets a new key', () => {
  const newKey = countingKeys();
  const first = attemptFor(null, 'a', newKey);
  expect(attemptFor(first, 'b', newKey).key).toBe('key-2');
});

test('the same content after a success gets a new key', () => {
  const newKey = countingKeys();
  attemptFor(null, 'a', newKey);
  expect(attemptFor(null, 'a', newKey).key).toBe('key-2');
});

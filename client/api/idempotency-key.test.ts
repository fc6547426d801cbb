import { describe, expect, test } from 'vitest';
import { attemptFor, beginAfter, sharedKey } from './idempotency-key.ts';

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

describe('two tabs', () => {
  const random = () => 'random';
  const begun = beginAfter([{ id: '4' }, { id: '7' }], 0);

  test('share a key for the same content after the same record', () => {
    expect(sharedKey(begun, 'a', 1000, random)).toBe(sharedKey(beginAfter([{ id: '7' }], 500), 'a', 2000, random));
    expect(sharedKey(begun, 'a', 1000, random)).not.toBe('random');
  });

  test('share none for other content, another record before it, or an hour later', () => {
    const key = sharedKey(begun, 'a', 1000, random);
    expect(sharedKey(begun, 'b', 1000, random)).not.toBe(key);
    expect(sharedKey(beginAfter([], 0), 'a', 1000, random)).not.toBe(key);
    expect(sharedKey(begun, 'a', 3_600_001, random)).toBe('random');
  });

  test('share none where the history is not known or has no ids', () => {
    expect(beginAfter(undefined, 0)).toBeNull();
    expect(beginAfter([{}], 0)).toBeNull();
  });
});

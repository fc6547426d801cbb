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

const minute = 60_000;
const random = () => 'random';
/** Begun a second after the history was read. */
const begun = (ids: string[], { readAt = 0, session = 'desk', waiting = '' } = {}) =>
  beginAfter({ history: ids.map((id) => ({ id })), readAt, session, waiting }, readAt + 1000);
const keyOf = (beginning: ReturnType<typeof begun>, content = 'a', at = 2000) =>
  sharedKey(beginning, content, at, random);

describe('two tabs', () => {
  const key = keyOf(begun(['4', '7']));

  test('share a key for the same content after the same record', () => {
    expect(keyOf(begun(['7'], { readAt: minute }), 'a', 2 * minute)).toBe(key);
    expect(key).not.toBe('random');
  });

  test('share none for other content, another record before it, or an hour later', () => {
    expect(keyOf(begun(['4', '7']), 'b')).not.toBe(key);
    expect(keyOf(begun([]))).not.toBe(key);
    expect(keyOf(begun(['4', '7']), 'a', 61 * minute)).toBe('random');
  });

  test('share none where the history is not known or has no ids', () => {
    const unknown = { readAt: 0, session: 'desk', waiting: '' };
    expect(beginAfter({ ...unknown, history: undefined }, 0)).toBeNull();
    expect(beginAfter({ ...unknown, history: [{}] }, 0)).toBeNull();
  });

  test('share none where the history was read an hour ago: another one may have been stored since', () => {
    const read = { history: [{ id: '7' }], readAt: 0, session: 'desk', waiting: '' };
    expect(beginAfter(read, 4 * minute)).not.toBeNull();
    expect(beginAfter(read, 60 * minute)).toBeNull();
  });
});

test('two browsers share none', () => {
  expect(keyOf(begun(['7'], { session: 'phone' }))).not.toBe(keyOf(begun(['7'])));
});

test('what waits on the device comes after all that is known, and stays apart from what follows another record', () => {
  const keys = [begun(['7']), begun(['7'], { waiting: 'k' }), begun(['8'], { waiting: 'k' })].map((one) => keyOf(one));
  expect(new Set(keys).size).toBe(3);
});

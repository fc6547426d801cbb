import { describe, expect, test } from 'vitest';
import { readList, readNumber } from './received.ts';

const entries = [{ id: 1 }, { id: 2 }];

describe('a list', () => {
  test.each([
    ['bare', entries],
    ['with what is no entry', [null, ...entries, 'x']],
  ])('comes %s', (_how, reply) => {
    expect(readList(reply)).toEqual(entries);
  });

  test('that is null has no entries', () => {
    expect(readList(null)).toEqual([]);
  });

  test.each([undefined, 'text', {}, { data: entries }])(
    'that did not come is a failure, and not empty: %o',
    (reply) => {
      expect(() => readList(reply)).toThrow(TypeError);
    },
  );
});

test.each([
  [4, 4],
  ['4', 4],
  [' 4.50 ', 4.5],
  [0, 0],
  ['', null],
  [null, null],
  [undefined, null],
  ['many', null],
  [Number.NaN, null],
  [true, null],
])('the number in %o is %o', (given, number) => {
  expect(readNumber(given)).toBe(number);
});

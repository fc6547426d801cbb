import { describe, expect, test } from 'vitest';
import { readInstant, readList, readNumber } from './received.ts';

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

test.each([
  ['2026-11-01T08:00:00Z', '2026-11-01T08:00:00Z'],
  [Date.parse('2026-11-01T08:00:00Z'), '2026-11-01T08:00:00.000Z'],
  ['some day', null],
  ['', null],
  [null, null],
  [8.64e15 + 1, null],
])('the instant in %o is %o', (given, instant) => {
  expect(readInstant(given)).toBe(instant);
});

test('a bare day begins where the person is, so that it keeps its date there', () => {
  const instant = readInstant('2026-11-01') ?? '';
  expect(new Date(instant)).toEqual(new Date(2026, 10, 1));
});

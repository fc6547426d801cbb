import { expect, test } from 'vitest';
import { piecesOf } from './phone-numbers.ts';

test('numbers that somebody typed can be called, and nothing is lost', () => {
  const text = 'Didi: +91 98765 43210\nDr. Soren (room 7), 0657-222 333';
  const pieces = piecesOf(text);
  expect(pieces.filter(({ isNumber }) => isNumber).map((piece) => piece.text)).toEqual([
    '+91 98765 43210',
    '0657-222 333',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(piecesOf('my brother')).toEqual([{ at: 0, text: 'my brother', isNumber: false }]);
  expect(piecesOf('')).toEqual([]);
});

import { expect, test } from 'vitest';
import { drawOf } from '../../server/test/random-order.ts';

const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts', 'e.test.ts'];
const order = (seed: string, among = files) =>
  among.toSorted((a, b) => (drawOf(a, seed) < drawOf(b, seed) ? -1 : 1)).join(' ');

test('a seed repeats an order, another one draws another, and one file more leaves the others as they were', () => {
  expect(order('1')).toBe(order('1', files.toReversed()));
  expect(new Set(['1', '2', '3', '4'].map((seed) => order(seed))).size).toBeGreaterThan(1);
  expect(
    order('1', [...files, 'f.test.ts'])
      .replace(/ ?f\.test\.ts/, '')
      .trim(),
  ).toBe(order('1'));
});

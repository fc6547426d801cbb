import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './messages/en/numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [123_456, '1,23,456'],
  [10_000_000, '1,00,00,000'],
])('%i is %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('every whole number is written as the locale writes it', () => {
  const locale = new Intl.NumberFormat('en-IN');
  fc.assert(fc.property(fc.nat({ max: 2 ** 48 }), (count) => formatCount(count) === locale.format(count)));
});

import { expect, test } from 'vitest';
import { shareInWords } from './charts.ts';

test('a share comes with its interval, and is not said of fewer than 30', () => {
  expect(shareInWords(30, 100)).toBe('30% (22% to 40%)');
  expect(shareInWords(0, 30)).toBe('0% (0% to 11%)');
  expect(shareInWords(10, 29)).toBe('too few to say');
  expect(shareInWords(0, 0)).toBe('too few to say');
});

import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['1990-05-14', '1990-05-14'],
  ['1990-05-14T00:00:00.000Z', '1990-05-14'],
  ['1990-05-14 00:00:00+00', '1990-05-14'],
  ['14-05-1990', '1990-05-14'],
  ['14/05/1990', '1990-05-14'],
  ['14-05-19', null],
  [Date.parse('1990-05-14'), null],
  ['soon', null],
  [null, null],
])('the day in %o is %o', (given, day) => {
  expect(readDay(given)).toBe(day);
});

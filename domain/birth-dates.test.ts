import { expect, test } from 'vitest';
import { birthDateRange } from './birth-dates.ts';

test('a date of birth is at most 120 and at least 14 years ago, to the day', () => {
  expect(birthDateRange('2026-11-20')).toEqual({ min: '1906-11-20', max: '2012-11-20' });
});

test('the days end on one that exists when today is a leap day', () => {
  expect(birthDateRange('2028-02-29')).toEqual({ min: '1908-02-29', max: '2014-02-28' });
});

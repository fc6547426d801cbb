import { expect, test } from 'vitest';
import { daysBefore, daysOfBlocks, monthOf, quarterOf } from './report-days.ts';

test('a month and a quarter are whole', () => {
  expect(monthOf('2028-02-14')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(quarterOf('2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(quarterOf('2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});

test.each([
  ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['ten days', '2026-03-05', '2026-03-14', '2026-02-23', '2026-03-04'],
  ['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['a month and a day', '2026-03-01', '2026-04-01', '2026-01-28', '2026-02-28'],
])('before %s is as much', (_what, from, to, before, through) => {
  expect(daysBefore({ from, to })).toEqual({ from: before, to: through });
});

// Blocks end on 4 October, 1 and 29 November, and 27 December.
test.each([
  ['a month in which two end', '2026-11-01', '2026-11-30', '2027-01-31', '2026-11-02'],
  ['the month before it', '2026-10-01', '2026-10-31', '2027-01-31', '2026-09-07'],
  ['a quarter', '2026-10-01', '2026-12-31', '2027-01-31', '2026-10-05'],
  ['a month that is not over', '2026-11-01', '2026-11-30', '2026-11-19', '2026-10-05'],
  ['days in which none ends', '2026-11-03', '2026-11-12', '2027-01-31', '2026-11-02'],
])('the last blocks of %s', (_what, from, to, over, first) => {
  expect(daysOfBlocks({ from, to }, over)).toEqual({ from: first, to });
});

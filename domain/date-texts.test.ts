import { expect, test } from 'vitest';
import { dateTexts } from './date-texts.ts';
import { numberTexts, pluralRules } from './numbers.ts';

const months = ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.', '11.', '12.'] as const;
const instant = '2026-11-20T04:35:00Z';
const zone = 'Asia/Kolkata';

test.each([
  ['en-IN', '20 11. 2026', '20 11. 2026, 10:05', '20 11.', '11. 2026'],
  ['en-US', '11. 20, 2026', '11. 20, 2026, 10:05', '11. 20', '11. 2026'],
  ['de', '20. 11. 2026', '20. 11. 2026, 10:05', '20. 11.', '11. 2026'],
])('%s: its own order, the months it is given', (locale, day, dayAndTime, dayAndMonth, monthAndYear) => {
  const texts = dateTexts(locale, months);
  expect(texts.formatLocalDate(instant, zone)).toBe(day);
  expect(texts.formatDateAndTime(instant, zone)).toBe(dayAndTime);
  expect(texts.formatDayAndMonth(instant, zone)).toBe(dayAndMonth);
  expect(texts.formatMonthAndYear(instant, zone)).toBe(monthAndYear);
});

test('a day after midnight is the day of its zone, with a time of two digits', () => {
  const { formatDayAndTime } = dateTexts('en-IN', months);
  expect(formatDayAndTime('2026-08-31T18:35:00Z', zone)).toBe('1 9., 00:05');
});

test('numbers and plurals go by the locale, with the digits that people type', () => {
  expect(numberTexts('de').formatCount(1234567)).toBe('1.234.567');
  expect(numberTexts('de').formatDecimal(3.25)).toBe('3,3');
  expect(numberTexts('mr-IN').formatCount(1234567)).toBe('12,34,567');
  const polish = pluralRules('pl');
  const forms = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' };
  expect([1, 3, 5, 1.5].map((count) => polish(count, forms))).toEqual(['dzień', 'dni', 'dni', 'dnia']);
});

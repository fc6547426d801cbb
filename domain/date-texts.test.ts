import { expect, test } from 'vitest';
import { dateTexts } from './date-texts.ts';
import { numberTexts, pluralRules } from './numbers.ts';

const months = ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.', '11.', '12.'] as const;
const instant = '2026-11-20T04:35:00Z';
const zone = 'Asia/Kolkata';

test.each([
  ['en-IN', undefined],
  ['hi-IN', undefined],
  ['mr-IN', ', '],
])('%s: dates in the order of its own, with the months that are given', (locale, beforeYear) => {
  const texts = dateTexts(months, { beforeYear });
  const own = (shown: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      numberingSystem: 'latn',
      hourCycle: 'h23',
      timeZone: zone,
      month: 'short',
      ...shown,
    })
      .formatToParts(Date.parse(instant))
      .map(({ type, value }) => (type === 'month' ? '11.' : value))
      .join('');
  const [day, year, time] = [{ day: 'numeric' }, { year: 'numeric' }, { hour: '2-digit', minute: '2-digit' }] as const;
  expect(texts.formatLocalDate(instant, zone)).toBe(own({ ...day, ...year }));
  expect(texts.formatDateAndTime(instant, zone)).toBe(own({ ...day, ...year, ...time }));
  expect(texts.formatDayAndTime(instant, zone)).toBe(own({ ...day, ...time }));
  expect(texts.formatDayAndMonth(instant, zone)).toBe(own(day));
  expect(texts.formatMonthAndYear(instant, zone)).toBe(own(year));
  expect(texts.formatMonth(instant, zone)).toBe('11.');
});

test('a day after midnight is the day of its zone, with a time of two digits', () => {
  const { formatDayAndTime } = dateTexts(months);
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

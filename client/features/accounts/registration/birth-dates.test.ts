import { describe, expect, test } from 'vitest';
import { ageText, birthDateRange } from './birth-dates.ts';

const now = new Date(2026, 10, 20, 12);

describe('the age beside a date of birth', () => {
  test('is whole years, one more from the birthday on', () => {
    expect(ageText('1990-11-20', now)).toBe('36');
    expect(ageText('1990-11-21', now)).toBe('35');
  });

  test('is empty for no day, for a day that does not exist and for one to come', () => {
    expect(ageText('', now)).toBe('');
    expect(ageText('1990-02-30', now)).toBe('');
    expect(ageText('2026-11-21', now)).toBe('');
    expect(ageText('0001-01-01', now)).toBe('');
  });
});

describe('the days that the picker offers', () => {
  test('reach from the last day on which one is 120 to 14 years ago', () => {
    expect(birthDateRange('2026-11-20')).toEqual({ min: '1905-11-21', max: '2012-11-20' });
    expect(ageText('1905-11-21', now)).toBe('120');
    expect(ageText('1905-11-20', now)).toBe('');
  });

  test('end on a day that exists when today is a leap day', () => {
    expect(birthDateRange('2028-02-29').max).toBe('2014-02-28');
  });
});

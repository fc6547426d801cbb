import { describe, expect, test } from 'vitest';
import { ageText } from './age-text.ts';

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

  test('is there up to 120 years ago, to the day', () => {
    expect(ageText('1906-11-20', now)).toBe('120');
    expect(ageText('1906-11-19', now)).toBe('');
  });
});

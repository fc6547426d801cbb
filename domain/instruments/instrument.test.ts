import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instruments, instrumentTypes, parseInstrumentType } from './instrument.ts';
import { offersAll } from './scoring.ts';

describe('the type of a questionnaire', () => {
  test.each([
    ['GAD-7', 'GAD-7'],
    ['  gad-7 ', 'GAD-7'],
    ['phq-9\n', 'PHQ-9'],
    ['GAD7', undefined],
    ['', undefined],
  ])('%j is %s', (text, type) => expect(parseInstrumentType(text)).toBe(type));
});

test('the answer scale is the specified one', () => {
  expect(instruments['GAD-7'].answers.map(({ value, label }) => [label, value])).toEqual([
    ['Not at all', 0],
    ['Several days', 1],
    ['More than half the days', 2],
    ['Nearly every day', 3],
  ]);
  expect(instruments['PHQ-9'].answers).toBe(instruments['GAD-7'].answers);
  expect([0, 1, 2, 3].every((value) => offersAll('GAD-7', { 'gad7-1': value }))).toBe(true);
  expect([-1, 4, 1.5].some((value) => offersAll('GAD-7', { 'gad7-1': 0, 'gad7-2': value }))).toBe(false);
});

test('each drawing that a questionnaire says it has is there', () => {
  for (const type of instrumentTypes.filter((one) => instruments[one].ownPicture))
    expect(existsSync(`client/public/pictures/${type.toLowerCase()}.svg`), type).toBe(true);
});

describe.each(instrumentTypes)('%s', (type) => {
  const { items, range, loinc, answers, multiplier } = instruments[type];

  test('has as many items as its name says, numbered from 1', () => {
    expect(items.map((item) => item.n)).toEqual(
      Array.from({ length: Number(type.slice(-1)) }, (_, index) => index + 1),
    );
  });

  test('has the range that its items give', () => {
    const values = answers.map(({ value }) => value);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    expect(range).toEqual([least * items.length * multiplier, most * items.length * multiplier]);
  });

  // The last item of the PHQ-9 (44260-8) and its total (44261-6) are easily confused.
  test('gives every item, the panel and the total a code of its own', () => {
    const codes = [...items.map((item) => item.loinc), loinc.panel, loinc.total];
    expect(new Set(codes).size).toBe(items.length + 2);
    for (const code of codes) expect(hasLoincCheckDigit(code), code).toBe(true);
  });
});

/** LOINC codes end in a mod 10 check digit. */
function hasLoincCheckDigit(code: string): boolean {
  const [body = '', check] = code.split('-');
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10) === check;
}

import { numberTexts, pluralRules } from '../../numbers.ts';
import { locale } from './locale.ts';

const numbers = numberTexts(locale);

export const formatCount = numbers.formatCount;
export const formatDecimal = numbers.formatDecimal;

/** 'point' or 'points': the form for a number, without the number. */
export const plural = pluralRules(locale);

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** 'two weeks', of days. */
export function inWeeks(days: number): string {
  return `${numberInWords(days / 7)} ${plural(days / 7, { one: 'week', other: 'weeks' })}`;
}

/** 'four', 'ten', and '11': a number within a sentence. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

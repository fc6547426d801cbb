import { numberTexts, pluralRules } from '../../numbers.ts';
import { locale } from './locale.ts';

const numbers = numberTexts(locale);

export const formatCount = numbers.formatCount;
export const formatDecimal = numbers.formatDecimal;

/** The form for a number, without the number. */
export const plural = pluralRules(locale);

const small = ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा'] as const;

/** 'दोन आठवडे', of days: as in 'गेले दोन आठवडे', which needs no other form. */
export function inWeeks(days: number): string {
  return `${numberInWords(days / 7)} ${plural(days / 7, { one: 'आठवडा', other: 'आठवडे' })}`;
}

/** 'चार', 'दहा', and '11': a number within a sentence. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

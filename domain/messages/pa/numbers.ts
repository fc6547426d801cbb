import { numberTexts, pluralRules } from '../../numbers.ts';
import { locale, nearest } from './locale.ts';

const numbers = numberTexts(nearest);

export const formatCount = numbers.formatCount;
export const formatDecimal = numbers.formatDecimal;

/** The form for a number, without the number. In Punjabi 0 and 1 take the same form. */
export const plural = pluralRules(locale);

const small = ['ਕੋਈ ਨਹੀਂ', 'ਇੱਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ', 'ਦਸ'] as const;

/** 'two weeks', of days, as it stands before a postposition. */
export function inWeeks(days: number): string {
  return `${numberInWords(days / 7)} ${plural(days / 7, { one: 'ਹਫ਼ਤੇ', other: 'ਹਫ਼ਤਿਆਂ' })}`;
}

/** 'four', 'ten', and '11': a number within a sentence. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

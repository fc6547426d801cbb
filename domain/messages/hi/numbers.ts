import { numberTexts, pluralRules } from '../../numbers.ts';
import { locale } from './locale.ts';

const numbers = numberTexts(locale);

export const formatCount = numbers.formatCount;
export const formatDecimal = numbers.formatDecimal;

/** 'अंक' and 'अंकों': the form for a number, without the number. */
export const plural = pluralRules(locale);

const small = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'] as const;

/** 'दो हफ़्ते', of days. */
export function inWeeks(days: number): string {
  return `${numberInWords(days / 7)} ${plural(days / 7, { one: 'हफ़्ता', other: 'हफ़्ते' })}`;
}

/** 'चार', 'दस', and '11': a number within a sentence. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

import { numberTexts } from '../../numbers.ts';
import { pluralRules } from '../../plural.ts';
import { locale } from './locale.ts';

export const { formatCount, formatDecimal } = numberTexts(locale);

/** 'point' or 'points': the form for a number, without the number. */
export const plural = pluralRules(locale);

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** 'four', 'ten', and '11': a number within a sentence. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

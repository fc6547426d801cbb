import { numberTexts, pluralRules } from '../../numbers.ts';
import { locale, nearest } from './locale.ts';

const numbers = numberTexts(nearest);

export const formatCount = numbers.formatCount;
export const formatDecimal = numbers.formatDecimal;

export const plural = pluralRules(locale);

const small = ['ଶୂନ', 'ଗୋଟିଏ', 'ଦୁଇ', 'ତିନି', 'ଚାରି', 'ପାଞ୍ଚ', 'ଛଅ', 'ସାତ', 'ଆଠ', 'ନଅ', 'ଦଶ'] as const;

/** 'ଦୁଇ ସପ୍ତାହ', of days. */
export function inWeeks(days: number): string {
  return `${numberInWords(days / 7)} ସପ୍ତାହ`;
}

/** 'ଚାରି', 'ଦଶ', and '11': a number within a sentence. What it counts brings its own ଟି or ଜଣ. */
export function numberInWords(count: number): string {
  return small[count] ?? formatCount(count);
}

import { locale } from './locale.ts';

let format: Intl.ListFormat | undefined;
let choice: Intl.ListFormat | undefined;

/** 'a, b and c' */
export function inList(parts: readonly string[]): string {
  format ??= new Intl.ListFormat(locale, { type: 'conjunction' });
  return format.format(parts);
}

/** 'a, b or c' */
export function inChoice(parts: readonly string[]): string {
  choice ??= new Intl.ListFormat(locale, { type: 'disjunction' });
  return choice.format(parts);
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

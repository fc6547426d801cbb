import { locale } from './locale.ts';

let format: Intl.ListFormat | undefined;

/** 'a, b and c' */
export function inList(parts: readonly string[]): string {
  format ??= new Intl.ListFormat(locale, { type: 'conjunction' });
  return format.format(parts);
}

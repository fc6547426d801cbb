import { findLanguage, languageCookie } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { changeLanguage, ownLanguage } from './language.ts';

/** A person's own language goes before the browser's. Once: where the page comes in another one in spite of the cookie, it stays. */
export function followLanguage(stored: unknown): void {
  const language = findLanguage(stored);
  if (language && language !== ownLanguage() && language !== chosenLanguage()) changeLanguage(language);
}

function chosenLanguage(): Language | undefined {
  const pairs = document.cookie.split('; ');
  return findLanguage(pairs.find((pair) => pair.startsWith(`${languageCookie}=`))?.slice(languageCookie.length + 1));
}

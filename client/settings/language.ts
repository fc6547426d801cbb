import { beingReviewed, findLanguage, languageCookie, toLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { keepTyped } from './typed.ts';

/** Days for which a browser keeps a choice. */
const daysKept = 365;

/** The language that this page was built in. */
export function ownLanguage(): Language {
  return toLanguage(document.documentElement.lang);
}

/** English is the measure: its build says so, and then has nothing of what follows from this. */
export const mayBeReviewed = import.meta.env.MODE !== 'en';

/** Whether this page's sentences are still being reviewed. */
export const isBeingReviewed = (): boolean => beingReviewed.includes(ownLanguage());

/** Opens the page again in another language, with what was typed: the server reads the cookie, which says this and nothing else. */
export function changeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${daysKept * 86_400}; SameSite=Lax${secure}`;
  keepTyped();
  window.location.reload();
}

/** A person's own language goes before the browser's. Once: where the page comes in another one in spite of the cookie, it stays. */
export function followLanguage(stored: unknown): void {
  const language = findLanguage(stored);
  if (language && language !== ownLanguage() && language !== chosenLanguage()) changeLanguage(language);
}

function chosenLanguage(): Language | undefined {
  const pairs = document.cookie.split('; ');
  return findLanguage(pairs.find((pair) => pair.startsWith(`${languageCookie}=`))?.slice(languageCookie.length + 1));
}

import { beingReviewed, languageCookie, toLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';

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

/** Opens the page again in another language, at once: the server reads the cookie, which says this and nothing else. */
export function changeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${daysKept * 86_400}; SameSite=Lax${secure}`;
  window.location.reload();
}

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

/** Opens the page again in another language, with what was typed: the server reads the cookie, which says this and nothing else. */
export async function changeLanguage(language: Language): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${daysKept * 86_400}; SameSite=Lax${secure}`;
  // Few people change it: what it takes comes then. Where that does not come, it has to be typed again.
  await import('./keep-typed.ts').then(
    ({ keepTyped }) => keepTyped(),
    () => undefined,
  );
  window.location.reload();
}

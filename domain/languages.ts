/** Every language of the product; a new one is a line here, its folder in `domain/messages` and its line there. */
export const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
  { code: 'mr', locale: 'mr-IN', name: 'मराठी' },
  { code: 'or', locale: 'or-IN', name: 'ଓଡ଼ିଆ' },
  { code: 'pa', locale: 'pa-IN', name: 'ਪੰਜਾਬੀ' },
] as const;

/** English: in which everyone is spoken to who has chosen no other, and which every questionnaire has. */
export const firstLanguage = languages[0].code;

export type Language = (typeof languages)[number]['code'];

/** Those of which not every sentence has been read by someone who speaks them: `npm run words` counts them, a test compares. */
export const beingReviewed: readonly Language[] = ['hi', 'mr', 'or', 'pa'];

export const languageCodes = languages.map(({ code }) => code) as [Language, ...Language[]];

export function findLanguage(code: unknown): Language | undefined {
  return languageCodes.find((known) => known === code);
}

/** The first for one that the product does not speak any more. */
export function toLanguage(code: string): Language {
  return findLanguage(code) ?? firstLanguage;
}

/** The cookie in which the page keeps what someone has chosen: a code of the table and nothing else. */
export const languageCookie = 'language';

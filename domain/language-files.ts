import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** Files of a build that stand at the root under a name of their own in each language; the first one has none. */
const withCode = (language: string, name: string, ending: string) =>
  language === languages[0].code ? `${name}.${ending}` : `${name}.${language}.${ending}`;

/** At the root, because a worker rules over what stands beside and below it. */
export const workerFile = (language: Language): string => withCode(language, 'service-worker', 'js');

export const manifestFile = (language: Language): string => withCode(language, 'manifest', 'webmanifest');

/** The page itself, and what the server names in it for each screen. */
export const pageFiles = (language: Language) => ({
  page: withCode(language, 'index', 'html'),
  screens: withCode(language, 'screen-files', 'json'),
});

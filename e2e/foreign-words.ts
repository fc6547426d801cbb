import type { Language } from '../domain/languages.ts';
import { data, withoutKnown } from './pseudo-language.ts';
import type { Text } from './screen-faults.ts';

/** What people write in Latin letters in each of our languages, and what they have to write letter by letter. */
const latin = [
  'findahelpline.com',
  'Tele-MANAS',
  'DPDP Act',
  'JavaScript',
  'Excel',
  '.xlsx',
  'PNG',
  'JPEG',
  'WebP',
  'QR',
  'PIN',
  'KB',
  'SMTP_URL',
  'ORG_TIMEZONE',
  'https',
  'TLS',
  'example.org',
  '‘theme’',
  '‘designation’',
  '‘state’',
  '‘city’',
];

/**
 * The words of a text that are English on a screen in another language: in Latin letters, where nothing says that they are English
 * and no admin keeps them in a list.
 */
export function foreignWords(code: Language): (text: Text) => string[] {
  return ({ text, lang }) => {
    if (lang !== code) return lang === '' ? [`without a language: ${text}`] : [];
    return withoutKnown(text, [...data, ...latin]).match(/\p{Script=Latin}{2,}/gu) ?? [];
  };
}

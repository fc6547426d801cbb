import { languageCodes, languages } from '../../domain/languages.ts';

export const secondLanguage = 'en-XA';

// A line in each table, as for a language that is added. Before anything else reads them: this file is imported first.
Object.assign(languages, {
  [languages.length]: { code: secondLanguage, locale: 'en-IN', name: 'Ŵóŕďš' },
});
Object.assign(languageCodes, { [languageCodes.length]: secondLanguage });

const en = await import('../../domain/messages/en.ts');
const { messagesIn } = await import('../../domain/messages/messages.ts');
const { pseudo } = await import('./pseudo.ts');

/** Longer, and no word of it is English. */
export const messages = pseudo(en);

Object.assign(messagesIn, { [secondLanguage]: messages });

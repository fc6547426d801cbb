import { languageCodes, languages } from '../languages.ts';
import type { Language } from '../languages.ts';
import { completed } from './draft.ts';
import type { Draft, Said } from './draft.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';
import * as mr from './mr.ts';
import * as or from './or.ts';
import * as pa from './pa.ts';

/** All sentences of one language. */
export type Messages = Said<typeof en>;

/** What each language says so far. A sentence of another shape does not compile; one that is missing is said in English. */
export const drafts: Record<Language, Draft<typeof en>> = { en, hi, mr, or, pa };

export const messagesIn = Object.fromEntries(
  languageCodes.map((code) => [code, code === languages[0].code ? en : completed(en, drafts[code])]),
) as Record<Language, Messages>;

import type { Language } from '../languages.ts';
import { en } from './en.ts';

/** What English says in one sentence another language says in any other; what a sentence is about stays. */
export type Said<T> = T extends string
  ? string
  : T extends (...about: infer About) => infer Sentence
    ? (...about: About) => Said<Sentence>
    : { [Key in keyof T]: Said<T[Key]> };

/** All sentences of one language. One that is missing does not compile. */
export type Messages = Said<typeof en>;

export const messagesIn: Record<Language, Messages> = { en };

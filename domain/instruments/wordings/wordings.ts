import { findLanguage, firstLanguage } from '../../languages.ts';
import type { Language } from '../../languages.ts';
import { instruments } from '../instrument.ts';
import type { InstrumentType } from '../instrument.ts';
import { gad7Hindi } from './gad7.hi.ts';
import { gad7Marathi } from './gad7.mr.ts';
import { phq9Hindi } from './phq9.hi.ts';
import { phq9Marathi } from './phq9.mr.ts';
import type { Wording, Words } from './wording-shape.ts';

/** Every official form but the English ones. One that an organisation obtains is a file like these, and its line here. */
export const wordings: readonly Wording[] = [gad7Hindi, gad7Marathi, phq9Hindi, phq9Marathi];

/** `gad7-hi` */
export function wordingId({ type, language }: Pick<Wording, 'type' | 'language'>): string {
  return `${instruments[type].wire.key}-${language}`;
}

export function findWording(id: string): Wording | undefined {
  return wordings.find((wording) => wordingId(wording) === id);
}

/** The words of a form in a language that has one; English otherwise, and then wholly: two forms are never mixed. */
export function wordsIn(type: InstrumentType, language: string): Words & { language: Language } {
  const own = wordings.find((wording) => wording.type === type && wording.language === findLanguage(language));
  const { stem, items, answers } = instruments[type];
  return (
    own ?? {
      language: firstLanguage,
      stem,
      items: items.map(({ text }) => text),
      answers: answers.map(({ label }) => label),
    }
  );
}

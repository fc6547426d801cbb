import type { Language } from '../../languages.ts';
import type { InstrumentType } from '../instrument.ts';

/** What a person reads of a questionnaire: word for word as the official form of a language has it, never translated by us. */
export type Words = {
  /** The words above the items. */
  stem: string;
  /** In the order of the form. */
  items: readonly string[];
  /** The lowest value first. */
  answers: readonly string[];
};

/** The official form of a questionnaire in another language than English. */
export type Wording = Words & {
  type: InstrumentType;
  language: Language;
  /** The published form, and where the words were taken from. */
  source: string;
  /** The day on which they were taken from there. */
  read: string;
};

import { questionIdOf } from '../../../domain/instruments/care.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import { firstLanguage, languageCodes } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Asked } from './answers.ts';

/** A questionnaire as someone reads it: stem, questions and answers of one official form. */
export type AskedForm = {
  language: Language;
  stem: string;
  /** The values, each with its label. */
  answers: readonly { value: number; label: string }[];
  questions: readonly Asked[];
};

/** As the server says it: in English, and in which languages the form is on besides. */
type Offered = Asked & { languages?: readonly Language[] | undefined };

/** In which languages the questionnaire may be shown; English always. A form that this page does not know is not offered. */
export function languagesFor(type: InstrumentType, questions: readonly Offered[]): Language[] {
  return languageCodes.filter(
    (code) =>
      code === firstLanguage ||
      (wordsIn(type, code).language === code && questions.every(({ languages }) => languages?.includes(code))),
  );
}

/** In one's own language where its form is on, otherwise in the one that was chosen, otherwise in English. */
export function languageToShow(offered: readonly Language[], own: Language, chosen: Language): Language {
  const wanted = [own, chosen].find((code) => offered.some((one) => one === code));
  return offered.find((code) => code === wanted) ?? firstLanguage;
}

export function formIn(type: InstrumentType, language: Language, questions: readonly Offered[]): AskedForm {
  const { stem, items, answers } = wordsIn(type, language);
  const placeOf = (id: string) => instruments[type].items.findIndex(({ n }) => questionIdOf(type, n) === id);
  return {
    language,
    stem,
    answers: instruments[type].answers.map(({ value, label }, place) => ({ value, label: answers[place] ?? label })),
    questions:
      language === firstLanguage
        ? questions
        : questions.map((question) => ({ ...question, text: items[placeOf(question.id)] ?? question.text })),
  };
}

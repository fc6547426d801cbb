import { questionIdOf } from '../../../domain/instruments/care.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { Answer, InstrumentItem } from '../../../domain/instruments/instrument-shape.ts';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import type { OwnAssessment } from './my-record.queries.ts';

interface AnsweredItem {
  item: InstrumentItem;
  answer: Answer;
  /** As the person read them, in the language of the form. */
  question: string;
  label: string;
}

/** The items that were asked, in the order of the form, with what was answered. */
export function answeredItems({
  type,
  answers,
  language,
}: Pick<OwnAssessment, 'type' | 'answers' | 'language'>): AnsweredItem[] {
  const words = wordsIn(type, language);
  const known = instruments[type].answers;
  return instruments[type].items.flatMap((item, place) => {
    const chosen = known.findIndex(({ value }) => value === answers[questionIdOf(type, item.n)]);
    const [answer, label, question] = [known[chosen], words.answers[chosen], words.items[place]];
    return answer && label !== undefined && question !== undefined ? [{ item, answer, question, label }] : [];
  });
}

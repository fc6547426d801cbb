import { questionIdOf } from '../../../domain/instruments/care.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { Answer, InstrumentItem } from '../../../domain/instruments/instrument-shape.ts';
import type { OwnAssessment } from './my-record.queries.ts';

export interface AnsweredItem {
  item: InstrumentItem;
  answer: Answer;
}

/** The items that were asked, in the order of the form, with what was answered. */
export function answeredItems({ type, answers }: Pick<OwnAssessment, 'type' | 'answers'>): AnsweredItem[] {
  return instruments[type].items.flatMap((item) => {
    const answer = instruments[type].answers.find(({ value }) => value === answers[questionIdOf(type, item.n)]);
    return answer ? [{ item, answer }] : [];
  });
}

import { answerScale } from '../../../domain/instruments/answer-scale.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentItem } from '../../../domain/instruments/instrument.ts';
import type { OwnAssessment } from './my-record.queries.ts';

export interface AnsweredItem {
  item: InstrumentItem;
  answer: (typeof answerScale)[number];
}

/** The items that were asked, in the order of the form, with what was answered. */
export function answeredItems({ type, answers }: Pick<OwnAssessment, 'type' | 'answers'>): AnsweredItem[] {
  const prefix = type === 'GAD-7' ? 'gad7' : 'phq9';
  return instruments[type].items.flatMap((item) => {
    const answer = answerScale.find(({ value }) => value === answers[`${prefix}-${item.n}`]);
    return answer ? [{ item, answer }] : [];
  });
}

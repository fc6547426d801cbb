import type { Question } from '../../../domain/contract/questions.ts';
import { parseInstrumentType } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';

export type AskedQuestion = Pick<Question, 'id' | 'text'>;

/** Each questionnaire's questions in the order they came; those of an unknown type are left out. */
export function splitByType(
  questions: readonly (AskedQuestion & { type: string })[],
): Record<InstrumentType, AskedQuestion[]> {
  const split: Record<InstrumentType, AskedQuestion[]> = { 'GAD-7': [], 'PHQ-9': [] };
  for (const question of questions) {
    const type = parseInstrumentType(question.type);
    if (type) split[type].push(question);
  }
  return split;
}

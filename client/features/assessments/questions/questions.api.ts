import { queryOptions, useQuery } from '@tanstack/react-query';
import { answeredAhead } from '../../../api/answered-ahead.ts';
import { call } from '../../../api/api-client.ts';
import type { Question } from '../../../../domain/contract/questions.ts';
import { careFromOf } from '../../../../domain/instruments/care.ts';
import { byInstrument, parseInstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => call('GET /api/questions/active', { signal }),
  initialData: () => answeredAhead('GET /api/questions/active'),
});

/** The questions that are asked now, by questionnaire. A failure is logged by the cache. */
export function useActiveQuestions() {
  return useQuery({ ...questionsQuery, select: splitByType });
}

/** An answer of a server may not say in which languages its form is on. */
export type AskedQuestion = Pick<Question, 'id' | 'text' | 'care_from'> & Partial<Pick<Question, 'languages'>>;

/** Each questionnaire's questions in the order they came; those of an unknown type are left out. */
export function splitByType(
  questions: readonly (AskedQuestion & { type: string | null })[],
): Record<InstrumentType, AskedQuestion[]> {
  const split = byInstrument((): AskedQuestion[] => []);
  for (const question of questions) {
    const type = parseInstrumentType(question.type ?? '');
    // An answer of a server that does not say so yet is no reason to forget it.
    if (type) split[type].push({ ...question, care_from: question.care_from ?? careFromOf(question.id) });
  }
  return split;
}

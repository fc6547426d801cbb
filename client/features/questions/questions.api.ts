import { useQuery } from '@tanstack/react-query';
import { activeQuestions } from '../../../domain/contract/questions.ts';
import { call } from '../../api-client.ts';
import { splitByType } from './split-by-type.ts';

/** The questions that are asked now, by questionnaire. A failure is logged by the cache. */
export function useActiveQuestions() {
  return useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => call(activeQuestions, { signal }),
    select: splitByType,
  });
}

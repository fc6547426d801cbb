import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { splitByType } from './split-by-type.ts';

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => call('GET /api/questions/active', { signal }),
});

/** The questions that are asked now, by questionnaire. A failure is logged by the cache. */
export function useActiveQuestions() {
  return useQuery({ ...questionsQuery, select: splitByType });
}

import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuestionWithState } from '../../../../domain/contract/questions.ts';
import { call } from '../../../api/api-client.ts';
import { questionsQuery } from './questions.api.ts';

/** Under the key of the questions that are asked, which change with these. */
const questionsKey = questionsQuery.queryKey;
const statesKey = [...questionsKey, 'states'];
const toggleKey = 'question toggle';

/** How soon a change by another admin is seen (ms). */
const lookAgainAfter = 5_000;

const statesQuery = queryOptions({
  queryKey: statesKey,
  queryFn: ({ signal }) => call('GET /api/questions', { signal }),
  staleTime: 0,
});

/** All questions with their states, looked at again and again while they are on the page. */
export function useQuestionStates() {
  return useQuery({ ...statesQuery, refetchOnWindowFocus: 'always', refetchInterval: lookAgainAfter });
}

/**
 * Asks the server to flip a question; the list then has what it answered. While one flip of the question is under way
 * no other one is asked for. A failure is logged by the cache.
 */
export function useToggleQuestion(id: string) {
  const cache = useQueryClient();
  const mutationKey = [toggleKey, id];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call('PATCH /api/questions/:id', { params: { id } }),
    // A list that is on its way may be older than the flip.
    onMutate: () => cache.cancelQueries({ queryKey: statesKey }),
    onSuccess: ({ is_active }) => {
      cache.setQueryData<QuestionWithState[]>(statesKey, (list) =>
        list?.map((question) => (question.id === id ? { ...question, is_active } : question)),
      );
    },
    // The list has what was answered, and is looked at again soon; after a failure no one knows what stands.
    onSettled: (_answer, failure) => {
      const isLast = cache.isMutating({ mutationKey: [toggleKey] }) === 1;
      if (isLast) void cache.invalidateQueries({ queryKey: questionsKey, exact: failure === null });
    },
  });
  const isPending = useIsMutating({ mutationKey }) > 0;

  function toggle(onChanged?: (isActive: boolean) => void) {
    // Asked of the cache, because a second click can come before the page is drawn again.
    if (cache.isMutating({ mutationKey }) > 0) return;
    mutate(undefined, { onSuccess: ({ is_active }) => onChanged?.(is_active) });
  }

  /** A flip changes what stands on the server: another admin may have been faster. */
  async function turn(isWanted: boolean, onChanged?: (isActive: boolean) => void) {
    const list = await cache.fetchQuery(statesQuery).catch(() => undefined);
    if (list?.find((question) => question.id === id)?.is_active === !isWanted) toggle(onChanged);
  }

  return { toggle, turn, isPending };
}

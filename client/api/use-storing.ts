import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Rules {
  /** Of one scope one goes after the other: what answers last is what holds. */
  scope?: { id: string };
  /** What else changes with it. */
  after?: (cache: QueryClient) => unknown;
  /** After a refusal it is read again: what the person was shown may be past. */
  readsAgain?: boolean;
}

/** A call that is answered with what is stored then, in the form of the query of that key. */
export function useStoring<Wish, Stored>(
  queryKey: QueryKey,
  send: (wish: Wish) => Promise<Stored>,
  { scope, after, readsAgain = false }: Rules = {},
) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    mutationFn: send,
    ...(scope && { scope }),
    onSuccess: (stored) => {
      cache.setQueryData(queryKey, stored);
      return after?.(cache);
    },
    onError: () => (readsAgain ? cache.invalidateQueries({ queryKey }) : undefined),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * A call that is answered with what is stored then, in the form of the query of that key. Of one `scope` one goes after the
 * other: what answers last is what holds.
 */
export function useStoring<Wish, Stored>(
  queryKey: QueryKey,
  send: (wish: Wish) => Promise<Stored>,
  scope?: { id: string },
) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    mutationFn: send,
    ...(scope && { scope }),
    onSuccess: (stored) => cache.setQueryData(queryKey, stored),
  });
}

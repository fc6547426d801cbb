import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '../../../domain/contract/notices.ts';
import { call } from '../../api/api-client.ts';

const noticesKey = ['notices'];

/** What the caller has not dismissed yet, newest first. */
export function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call('GET /api/notices', { signal }),
    staleTime: 300_000,
  });
}

/** It goes at once; where the server was not reached it comes back with the next reading. */
export function useDismissNotice() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['notice'],
    mutationFn: (id: string) => call('POST /api/notices/:id/seen', { params: { id }, keepalive: true }),
    onMutate: (id) =>
      cache.setQueryData<readonly Notice[]>(noticesKey, (known) => known?.filter((notice) => notice.id !== id)),
    onSuccess: (left) => cache.setQueryData(noticesKey, left),
    onError: () => cache.invalidateQueries({ queryKey: noticesKey }),
  });
}

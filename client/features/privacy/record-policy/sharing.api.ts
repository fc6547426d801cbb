import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../api/api-client.ts';

const sharingKey = ['sharing'];
const looksAtOnce = '20';

export function useSharing() {
  return useQuery({ queryKey: sharingKey, queryFn: ({ signal }) => call('GET /api/sharing', { signal }) });
}

/** Holds once the server has said so, never before. */
export function useChangeSharing() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: sharingKey,
    mutationFn: (shares: boolean) => call('PUT /api/sharing', { body: { shares } }),
    onSuccess: (now) => cache.setQueryData(sharingKey, now),
  });
}

/** Who has opened the caller's record, newest first. */
export function useAccessLog() {
  return useInfiniteQuery({
    queryKey: ['looks'],
    queryFn: ({ signal, pageParam }) =>
      callPage('GET /api/who-has-looked', { query: { limit: looksAtOnce, cursor: pageParam }, signal }),
    initialPageParam: noCursor(),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

function noCursor(): string | undefined {
  return undefined;
}

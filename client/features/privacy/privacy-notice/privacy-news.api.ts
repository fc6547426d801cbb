import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrivacyNews } from '../../../../domain/contract/privacy-notice.ts';
import { answeredAhead } from '../../../api/answered-ahead.ts';
import { call } from '../../../api/api-client.ts';

export const newsKey = ['privacy-news'];

/** What a person has to be told or asked about their data. */
export function usePrivacyNews() {
  return useQuery({
    queryKey: newsKey,
    queryFn: ({ signal }) => call('GET /api/privacy-news', { signal }),
    initialData: () => answeredAhead('GET /api/privacy-news'),
    staleTime: 300_000,
  });
}

/** It goes at once; where the server was not reached it comes back with the next reading. */
export function useLooksRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: newsKey,
    mutationFn: (until: string) => call('PUT /api/privacy-news/looks-read', { body: { until }, keepalive: true }),
    onMutate: () => cache.setQueryData<PrivacyNews>(newsKey, (known) => known && { ...known, looks: null }),
    onSuccess: (left) => cache.setQueryData(newsKey, left),
    onError: () => cache.invalidateQueries({ queryKey: newsKey }),
  });
}

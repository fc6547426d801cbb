import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '../../../api/api-client.ts';
import type { Suggestion } from '../../../../domain/contract/suggestions.ts';

const listKey = ['suggestions'];

export async function sendSuggestion(body: Suggestion): Promise<void> {
  await call('POST /api/suggestions', { body });
}

export function useSuggestions() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call('GET /api/admin/suggestions', { signal }) });
}

export function useRemoveSuggestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: listKey,
    mutationFn: (id: string) => call('DELETE /api/admin/suggestions/:id', { params: { id } }),
    onSuccess: (left) => cache.setQueryData(listKey, left),
    // Where another admin was faster.
    onError: () => cache.invalidateQueries({ queryKey: listKey }),
  });
}

export const loadSuggestionsFile = () => callFile('GET /api/admin/exports/suggestions.csv');

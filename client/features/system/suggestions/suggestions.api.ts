import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';
import type { Suggestion } from '../../../../domain/contract/suggestions.ts';

const listKey = ['suggestions'];

export async function sendSuggestion(body: Suggestion): Promise<void> {
  await call('POST /api/suggestions', { body });
}

export function useSuggestions() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call('GET /api/admin/suggestions', { signal }) });
}

export function useRemoveSuggestion() {
  // Another admin may have been faster.
  return useStoring(listKey, (id: string) => call('DELETE /api/admin/suggestions/:id', { params: { id } }), {
    readsAgain: true,
  });
}

export const loadSuggestionsFile = () => callFile('GET /api/admin/exports/suggestions.csv');

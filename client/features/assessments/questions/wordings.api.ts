import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../domain/contract/endpoint.ts';
import type { turnOnWording, WordingState } from '../../../../domain/contract/questions.ts';
import { call } from '../../../api/api-client.ts';
import { questionsQuery } from './questions.api.ts';

const wordingsKey = [...questionsQuery.queryKey, 'wordings'];

/** The official forms in other languages, and which of them are on. */
export function useWordings() {
  return useQuery({ queryKey: wordingsKey, queryFn: ({ signal }) => call('GET /api/questions/wordings', { signal }) });
}

/** Turns a form on, with who compared it and when, or off with null. What people are asked changes with it. */
export function useSwitchWording(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['wording', id],
    mutationFn: (body: BodyOf<typeof turnOnWording> | null): Promise<WordingState> =>
      body
        ? call('PUT /api/questions/wordings/:id', { params: { id }, body })
        : call('DELETE /api/questions/wordings/:id', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: questionsQuery.queryKey }),
  });
}

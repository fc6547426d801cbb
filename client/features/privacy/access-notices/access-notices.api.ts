import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LookChoice } from '../../../../domain/contract/look-notices.ts';
import { call } from '../../../api/api-client.ts';

const choiceKey = ['look-notices'];

export function useAccessNotices() {
  return useQuery({ queryKey: choiceKey, queryFn: ({ signal }) => call('GET /api/look-notices', { signal }) });
}

export function useChangeAccessNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: choiceKey,
    mutationFn: (body: Partial<LookChoice>) => call('PUT /api/look-notices', { body }),
    onSuccess: (choice) => cache.setQueryData(choiceKey, choice),
  });
}

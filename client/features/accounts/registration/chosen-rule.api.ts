import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Registering } from '../../../../domain/registration-rules.ts';
import { call } from '../../../api/api-client.ts';

const ruleKey = ['registration-rule'];

export function useChosenRule() {
  return useQuery({ queryKey: ruleKey, queryFn: ({ signal }) => call('GET /api/admin/registration', { signal }) });
}

/** Sets what is wished, beside what another admin has set meanwhile. */
export function useChooseRule() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ruleKey,
    mutationFn: (wish: Partial<Registering>) => call('PUT /api/admin/registration', { body: wish }),
    onSuccess: (chosen) => cache.setQueryData(ruleKey, chosen),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Registering } from '../../../../domain/registration-rules.ts';
import { call } from '../../../api/api-client.ts';

const ruleKey = ['registration-rule'];

export function useChosenRule() {
  return useQuery({ queryKey: ruleKey, queryFn: ({ signal }) => call('GET /api/admin/registration', { signal }) });
}

export function useChooseRule() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ruleKey,
    mutationFn: (wanted: Registering) => call('PUT /api/admin/registration', { body: wanted }),
    onSuccess: (chosen) => cache.setQueryData(ruleKey, chosen),
  });
}

/** Whether it is known, or could not be found out. */
export function useIsRuleKnown(): boolean {
  const { isPending, failureCount } = useChosenRule();
  return !isPending || failureCount > 0;
}

/** Anyone may register, and anyone may find the page. */
export function useIsOpenToAll(): boolean {
  const { data } = useChosenRule();
  return data?.rule === 'open' && data.reachable;
}

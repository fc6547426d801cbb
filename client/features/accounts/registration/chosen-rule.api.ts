import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Registering } from '../../../../domain/registration-rules.ts';
import { call } from '../../../api/api-client.ts';

const ruleKey = ['registration-rule'];

const ruleQuery = queryOptions({
  queryKey: ruleKey,
  queryFn: ({ signal }) => call('GET /api/admin/registration', { signal }),
});

export function useChosenRule() {
  return useQuery(ruleQuery);
}

/** Sets what is wished, beside what another admin has set meanwhile. */
export function useChooseRule() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ruleKey,
    mutationFn: async (wish: Partial<Registering>) => {
      const { rule, domains, confirms_email } = await cache.fetchQuery({ ...ruleQuery, staleTime: 0 });
      return call('PUT /api/admin/registration', { body: { rule, domains, confirms_email, ...wish } });
    },
    onSuccess: (chosen) => cache.setQueryData(ruleKey, chosen),
  });
}

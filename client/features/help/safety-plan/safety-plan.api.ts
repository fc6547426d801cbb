import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SafetyPlan, StoredSafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { call } from '../../../api/api-client.ts';
import { useKnown } from '../../../api/device/known.ts';

/** Under this name it is kept on a device that may. */
export const knownPlan = 'safety-plan';

const planKey = [knownPlan];

const planQuery = queryOptions({
  queryKey: planKey,
  queryFn: ({ signal }) => call('GET /api/safety-plan', { signal }),
});

export function useSafetyPlan() {
  return useQuery(planQuery);
}

/** Whom the person has written into the plan, where it does not come as this device knew it; empty where there is no one. */
export function useTrustedPeople(): string {
  const { data: plan, isError } = useSafetyPlan();
  const known = useKnown<Partial<StoredSafetyPlan>>(knownPlan, !plan && isError);
  return (plan ?? known?.data)?.people?.trim() ?? '';
}

/** Saves what was changed here, beside what was saved on another device meanwhile. */
export function useSaveSafetyPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planKey,
    mutationFn: async (changes: Partial<SafetyPlan>) => {
      const { updated_at: _, ...plan } = await cache.fetchQuery({ ...planQuery, staleTime: 0 });
      return call('PUT /api/safety-plan', { body: { ...plan, ...changes } });
    },
    onSuccess: (stored) => cache.setQueryData(planKey, stored),
  });
}

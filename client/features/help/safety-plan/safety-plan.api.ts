import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { call } from '../../../api/api-client.ts';

/** Under this name it is kept on a device that may. */
export const knownPlan = 'safety-plan';

const planKey = [knownPlan];

/** Not read anew while someone writes: what is typed must not be replaced. */
export function useSafetyPlan() {
  return useQuery({
    queryKey: planKey,
    queryFn: ({ signal }) => call('GET /api/safety-plan', { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveSafetyPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planKey,
    mutationFn: (body: SafetyPlan) => call('PUT /api/safety-plan', { body }),
    onSuccess: (stored) => cache.setQueryData(planKey, stored),
  });
}

import { useQuery } from '@tanstack/react-query';
import type { SafetyPlan, StoredSafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { call } from '../../../api/api-client.ts';
import { useKnown } from '../../../api/device/known.ts';
import { useStoring } from '../../../api/use-storing.ts';

/** Under this name it is kept on a device that may. */
export const knownPlan = 'safety-plan';

const planKey = [knownPlan];

export function useSafetyPlan(refetchOnMount?: boolean) {
  return useQuery({
    queryKey: planKey,
    queryFn: ({ signal }) => call('GET /api/safety-plan', { signal }),
    refetchOnMount,
  });
}

/**
 * Whom the person has written into the plan, where it does not come as this device knew it; empty where there is no one.
 * What is known is not asked for again, so that no call tells when someone looks for them.
 */
export function useTrustedPeople(): string {
  const { data: plan, isError } = useSafetyPlan(false);
  const known = useKnown<Partial<StoredSafetyPlan>>(knownPlan, !plan && isError);
  return (plan ?? known?.data)?.people?.trim() ?? '';
}

/** Saves what was changed here, beside what was saved on another device meanwhile. */
export function useSaveSafetyPlan() {
  return useStoring(planKey, (changes: Partial<SafetyPlan>) => call('PUT /api/safety-plan', { body: changes }));
}

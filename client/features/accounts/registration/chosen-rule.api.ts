import { useQuery } from '@tanstack/react-query';
import type { Registering } from '../../../../domain/registration-rules.ts';
import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';

const ruleKey = ['registration-rule'];

export function useChosenRule() {
  return useQuery({ queryKey: ruleKey, queryFn: ({ signal }) => call('GET /api/admin/registration', { signal }) });
}

/** Sets what is wished, beside what another admin has set meanwhile. */
export function useChooseRule() {
  return useStoring(ruleKey, (wish: Partial<Registering>) => call('PUT /api/admin/registration', { body: wish }));
}

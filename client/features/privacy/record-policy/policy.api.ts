import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { call } from '../../../api/api-client.ts';
import { reloadRecordPolicy } from '../visibility/visibility.api.ts';

const policyKey = ['record-policy'];

/** The admin's view: what holds, and every choice. */
export function useChosenPolicy() {
  return useQuery({ queryKey: policyKey, queryFn: ({ signal }) => call('GET /api/admin/record-policy', { signal }) });
}

export function useChoosePolicy() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: policyKey,
    mutationFn: (policy: RecordPolicy) => call('PUT /api/admin/record-policy', { body: { policy } }),
    onSuccess: (chosen) => {
      cache.setQueryData(policyKey, chosen);
      reloadRecordPolicy();
    },
  });
}

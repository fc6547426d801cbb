import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminRequestStep } from '../../../../domain/admin-requests.ts';
import { call } from '../../../api/api-client.ts';

export const requestsKey = ['admin requests'];

/** Read again with each screen: they come from others. */
export function useAdminRequests() {
  return useQuery({
    queryKey: requestsKey,
    queryFn: ({ signal }) => call('GET /api/admin/admin-requests', { signal }),
    staleTime: 20_000,
  });
}

/** All that is shown of people and actions follows, also after a refusal: someone else may have been quicker. */
export function useAdminRequestStep() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['admin request'],
    mutationFn: ({ id, step }: { id: string; step: AdminRequestStep }) => {
      const params = { id };
      if (step === 'agree') return call('POST /api/admin/admin-requests/:id/agreed', { params });
      if (step === 'object') return call('POST /api/admin/admin-requests/:id/objected', { params });
      return call('DELETE /api/admin/admin-requests/:id', { params });
    },
    onSettled: () => cache.invalidateQueries(),
  });
}

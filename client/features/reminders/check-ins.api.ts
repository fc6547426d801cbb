import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import type { changeCheckIns } from '../../../domain/contract/check-ins.ts';
import { call } from '../../api/api-client.ts';
import { checkInsKey } from '../assessments/assessments.api.ts';

/** Changes are sent one after the other: what answers last is what holds. */
const scope = { id: 'check-ins' };

export function useCheckIns() {
  return useQuery({ queryKey: checkInsKey, queryFn: ({ signal }) => call('GET /api/check-ins/mine', { signal }) });
}

export function useChangeCheckIns() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: checkInsKey,
    scope,
    mutationFn: (body: BodyInputOf<typeof changeCheckIns>) => call('PUT /api/check-ins/mine', { body }),
    onSuccess: (now) => cache.setQueryData(checkInsKey, now),
  });
}

export function useCloseCheckIn() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: checkInsKey,
    scope,
    mutationFn: () => call('POST /api/check-ins/closed'),
    onSuccess: (now) => cache.setQueryData(checkInsKey, now),
  });
}

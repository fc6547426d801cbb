import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '../../api/api-client.ts';

const leaverKey = (token: string) => ['leaver', token];

export function useLeaver(token: string) {
  return useQuery({
    queryKey: leaverKey(token),
    queryFn: ({ signal }) => call('GET /api/left/:token', { params: { token }, signal }),
    retry: false,
  });
}

export type LeaverFile = 'pdf' | 'json';

export function useLeaverFile(token: string) {
  return useMutation({
    mutationKey: ['leaver file'],
    mutationFn: (file: LeaverFile) =>
      file === 'pdf'
        ? callFile('GET /api/left/:token/report', { params: { token } })
        : callFile('GET /api/left/:token/my-record.json', { params: { token } }),
  });
}

/** Asks for the erasure, or withdraws it. */
export function useLeaverErasure(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['leaver erasure'],
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? call('POST /api/left/:token/erasure', { params: { token } })
        : call('DELETE /api/left/:token/erasure', { params: { token } }),
    onSuccess: (now) => cache.setQueryData(leaverKey(token), now),
  });
}

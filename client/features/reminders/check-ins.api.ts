import { useQuery } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import type { changeCheckIns } from '../../../domain/contract/check-ins.ts';
import { call } from '../../api/api-client.ts';
import { useStoring } from '../../api/use-storing.ts';
import { checkInsKey } from '../assessments/assessments.api.ts';

const scope = { id: 'check-ins' };

export function useCheckIns() {
  return useQuery({ queryKey: checkInsKey, queryFn: ({ signal }) => call('GET /api/check-ins/mine', { signal }) });
}

export function useChangeCheckIns() {
  const send = (body: BodyInputOf<typeof changeCheckIns>) => call('PUT /api/check-ins/mine', { body });
  return useStoring(checkInsKey, send, { scope });
}

export function useCloseCheckIn() {
  return useStoring(checkInsKey, () => call('POST /api/check-ins/closed'), { scope });
}

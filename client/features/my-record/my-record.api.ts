import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportSection } from '../../../domain/contract/assessments.ts';
import { localTimeZone } from '../../../domain/dates.ts';
import { call, callFile } from '../../api/api-client.ts';
import type { CallName } from '../../api/call-names.ts';

const accountKey = ['account'];

export const recordFiles = ['json', 'csv', 'fhir'] as const;

export type RecordFile = (typeof recordFiles)[number];

const fileCalls = {
  json: 'GET /api/my-record.json',
  csv: 'GET /api/my-record.csv',
  fhir: 'GET /api/my-record.fhir.json',
} as const satisfies Record<RecordFile, CallName>;

export function useRecordFile() {
  return useMutation({ mutationKey: ['my-record'], mutationFn: (kind: RecordFile) => callFile(fileCalls[kind]) });
}

/** An empty day leaves its end open. */
export type ReportChoice = { from: string; to: string; sections: readonly ReportSection[] };

export function loadReport({ from, to, sections }: ReportChoice): Promise<Blob> {
  return callFile('GET /api/assessment/report', {
    query: { tz: localTimeZone(), from, to, sections: sections.join(',') },
  });
}

/** Whether and when the account is erased, and what leaves by itself. */
export function useAccount() {
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => call('GET /api/account', { signal }) });
}

export function useAskForErasure() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: accountKey,
    mutationFn: (body: { password: string }) => call('POST /api/account/erasure', { body }),
    onSuccess: (now) => cache.setQueryData(accountKey, now),
  });
}

export function useWithdrawErasure() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: accountKey,
    mutationFn: () => call('DELETE /api/account/erasure'),
    onSuccess: (now) => cache.setQueryData(accountKey, now),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { account, askForErasure, withdrawErasure } from '../../../domain/contract/account.ts';
import { assessmentReport } from '../../../domain/contract/assessments.ts';
import type { ReportSection } from '../../../domain/contract/assessments.ts';
import { myRecordCsv, myRecordFhir, myRecordJson } from '../../../domain/contract/my-record.ts';
import { localTimeZone } from '../../../domain/dates.ts';
import { call, callFile } from '../../api-client.ts';

const accountKey = ['account'];

export const recordFiles = ['json', 'csv', 'fhir'] as const;

export type RecordFile = (typeof recordFiles)[number];

const endpoints = { json: myRecordJson, csv: myRecordCsv, fhir: myRecordFhir };

export function useRecordFile() {
  return useMutation({ mutationKey: ['my-record'], mutationFn: (kind: RecordFile) => callFile(endpoints[kind]) });
}

/** An empty day leaves its end open. */
export type ReportChoice = { from: string; to: string; sections: readonly ReportSection[] };

export function loadReport({ from, to, sections }: ReportChoice): Promise<Blob> {
  return callFile(assessmentReport, { query: { tz: localTimeZone(), from, to, sections: sections.join(',') } });
}

/** Whether and when the account is erased, and what leaves by itself. */
export function useAccount() {
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => call(account, { signal }) });
}

export function useAskForErasure() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: accountKey,
    mutationFn: (body: { password: string }) => call(askForErasure, { body }),
    onSuccess: (now) => cache.setQueryData(accountKey, now),
  });
}

export function useWithdrawErasure() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: accountKey,
    mutationFn: () => call(withdrawErasure),
    onSuccess: (now) => cache.setQueryData(accountKey, now),
  });
}

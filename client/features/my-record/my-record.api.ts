import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../api/api-client.ts';
import type { CallName } from '../../api/call-names.ts';

export const recordFiles = ['csv', 'json', 'fhir'] as const;

export type RecordFile = (typeof recordFiles)[number];

const fileCalls = {
  json: 'GET /api/my-record.json',
  csv: 'GET /api/my-record.csv',
  fhir: 'GET /api/my-record.fhir.json',
} as const satisfies Record<RecordFile, CallName>;

export function useRecordFile() {
  return useMutation({ mutationKey: ['my-record'], mutationFn: (kind: RecordFile) => callFile(fileCalls[kind]) });
}

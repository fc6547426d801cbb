import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AssessmentRecord, AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { sendRecord } from '../../api/before-recording.ts';
import { answeredAhead } from '../../api/answered-ahead.ts';
import { call } from '../../api/api-client.ts';
import { appendRecord } from '../../api/append-record.ts';
import { callRecord } from '../../api/call-record.ts';
import { readRecords } from './own-records.ts';
import type { OwnRecord } from './own-records.ts';

const recordsKey = 'assessments';

/** The key of the reminders to answer again, which an answer ends. */
export const checkInsKey = ['check-ins'];

export function historyQuery(type: InstrumentType) {
  return queryOptions({
    queryKey: [recordsKey, type],
    queryFn: async ({ signal }) => readRecords(await call('GET /api/assessment/history', { query: { type }, signal })),
    initialData: () => {
      const known = answeredAhead('GET /api/assessment/history', `?type=${type}`);
      return known && readRecords(known);
    },
  });
}

/** A person's own results of one questionnaire, oldest first. */
export function useHistory(type: InstrumentType) {
  return useQuery(historyQuery(type));
}

/**
 * The same of several, which are the same each time: as many hooks in one order. The package's own `useQueries` would be two
 * kilobytes more on every screen.
 */
export function useHistories(types: readonly InstrumentType[], isWanted = true) {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many in one order each time
  return types.map((type) => useQuery({ ...historyQuery(type), enabled: isWanted }));
}

/** Returns the stored record; one without content still means that it was stored. */
export function useSubmitAssessment() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['assessment'],
    mutationFn: ({
      body,
      key,
    }: {
      body: AssessmentSubmission;
      key: string;
    }): Promise<Partial<AssessmentRecord> | null> =>
      sendRecord(() => callRecord('POST /api/assessment', { body, idempotencyKey: key })),
    onSuccess: (record, { body: { type } }) => addResult(cache, type, record),
  });
}

/** At once, and not only when it was loaded again: what comes next follows this record. */
export function addResult(cache: QueryClient, type: InstrumentType, record: Partial<AssessmentRecord> | null): void {
  cache.setQueryData<readonly OwnRecord[]>([recordsKey, type], (known) => known && appendRecord(known, record));
  void cache.invalidateQueries({ queryKey: [recordsKey] });
  // Who was reminded of it has answered: nothing is said of that from before, not even until the server is asked again.
  const reminded = { queryKey: checkInsKey };
  cache.removeQueries({ ...reminded, type: 'inactive' });
  void cache.invalidateQueries(reminded);
}

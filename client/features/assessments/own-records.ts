import { firstLanguage } from '../../../domain/languages.ts';
import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';

/** The specification promises an instant and a total; a record that says nothing else is a whole one. */
export type OwnRecord = Pick<
  AssessmentRecord,
  'created_at' | 'total_score' | 'partial' | 'language' | 'calls_for_care' | 'care_waits'
> & { id?: string };

type ReceivedRecord = Pick<AssessmentRecord, 'created_at' | 'total_score'> & Partial<AssessmentRecord>;

/** Oldest first. Whether a record calls for care is not known where it does not say so. */
export function readRecords(records: readonly ReceivedRecord[]): OwnRecord[] {
  return records
    .map(({ id, created_at, total_score, partial = false, language = firstLanguage, ...care }) => ({
      id,
      created_at,
      total_score,
      partial,
      language,
      calls_for_care: care.calls_for_care ?? null,
      care_waits: care.care_waits ?? false,
    }))
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

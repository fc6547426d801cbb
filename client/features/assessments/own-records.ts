import { firstLanguage } from '../../../domain/languages.ts';
import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import { inOrderOfTime, readNumbers, rowsOf } from '../../api/received.ts';

/** The specification promises an instant and a total; a record that says nothing else is a whole one. */
export type OwnRecord = Pick<
  AssessmentRecord,
  'created_at' | 'total_score' | 'partial' | 'language' | 'calls_for_care' | 'care_waits'
> & { id?: string };

type ReceivedRecord = Pick<AssessmentRecord, 'created_at' | 'total_score'> & Partial<AssessmentRecord>;

/** Oldest first, without what has no score. Whether a record calls for care is not known where it does not say so. */
export function readRecords(records: readonly ReceivedRecord[]): OwnRecord[] {
  const whole = readNumbers(rowsOf(records), ['total_score'], Number.NaN).filter(
    ({ total_score }) => !Number.isNaN(total_score),
  );
  return inOrderOfTime(whole).map(
    ({ id, created_at, total_score, partial = false, language = firstLanguage, ...care }) => ({
      id,
      created_at,
      total_score,
      partial,
      language,
      calls_for_care: care.calls_for_care ?? null,
      care_waits: care.care_waits ?? false,
    }),
  );
}

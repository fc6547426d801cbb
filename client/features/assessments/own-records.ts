import { firstLanguage } from '../../../domain/languages.ts';
import { inOrderOfTime, readInstant, readList, readNumber } from '../../api/received.ts';
import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';

/** The specification promises an instant and a total; a record that says nothing else is a whole one. */
export type OwnRecord = Pick<
  AssessmentRecord,
  'created_at' | 'total_score' | 'partial' | 'language' | 'calls_for_care' | 'care_waits'
> & { id?: string };

type ReceivedRecord = Partial<AssessmentRecord>;

/**
 * Oldest first. Whether a record calls for care is not known where it does not say so; one without an instant or a total is
 * none.
 */
export function readRecords(records: readonly ReceivedRecord[]): OwnRecord[] {
  return inOrderOfTime(readList(records)).flatMap(({ id, created_at, total_score, partial, language, ...care }) => {
    const total = readNumber(total_score);
    if (total === null) return [];
    const record: OwnRecord = {
      ...idOf(id),
      created_at,
      total_score: total,
      partial: partial ?? false,
      language: language ?? firstLanguage,
      calls_for_care: care.calls_for_care ?? null,
      care_waits: care.care_waits ?? false,
    };
    return [record];
  });
}

/** What was answered to a submission, of which the specification promises nothing: what it does not say is left to what was sent. */
export function readStored(answer: ReceivedRecord | null | undefined): ReceivedRecord | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { id, created_at, total_score, ...said } = answer;
  const read = { created_at: readInstant(created_at), total_score: readNumber(total_score) };
  const known = Object.entries(read).filter(([, value]) => value !== null);
  return { ...said, ...Object.fromEntries(known), ...idOf(id) };
}

function idOf(id: unknown): { id?: string } {
  return typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {};
}

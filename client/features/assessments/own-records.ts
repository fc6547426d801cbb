import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import { changeSince } from '../../../domain/instruments/scoring.ts';
import type { ScoreChange } from '../../../domain/instruments/scoring.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';

/** The specification promises an instant and a total; a record that says nothing else is a whole one. */
export type OwnRecord = Pick<AssessmentRecord, 'created_at' | 'total_score' | 'partial'> & { id?: string };

type ReceivedRecord = Pick<AssessmentRecord, 'created_at' | 'total_score'> & Partial<AssessmentRecord>;

/** Oldest first. */
export function readRecords(records: readonly ReceivedRecord[]): OwnRecord[] {
  return records
    .map(({ id, created_at, total_score, partial = false }) => ({ id, created_at, total_score, partial }))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

/** How the last result differs from the one before; null where there are not two that can be compared. */
export function latestChange(type: InstrumentType, records: readonly OwnRecord[]): ScoreChange | null {
  const latest = records.at(-1);
  return latest ? changeSince(records.at(-2), latest, type) : null;
}

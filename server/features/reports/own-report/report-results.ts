import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { ScoreChange, Severity } from '../../../../domain/instruments/scoring.ts';
import { bandOf, changeSince, severityOf } from '../../../../domain/instruments/scoring.ts';
import type { BandKey } from '../../../../domain/instruments/instrument-shape.ts';
import type { ReportScore } from './report-input.ts';

export type Result = ReportScore & {
  type: InstrumentType;
  severity: Severity;
  /** Null where the severity is 'Not scored'. */
  band: BandKey | null;
  /** Since the record before it, as on the page; null where there is none, or where one of the two is partial. */
  change: ScoreChange | null;
  first: boolean;
};

/** One questionnaire's records, oldest first, each with its band and its change. */
export function resultsOf(type: InstrumentType, records: readonly ReportScore[]): Result[] {
  let previous: ReportScore | undefined;
  return records
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((record) => {
      const severity = severityOf(type, record.total_score, record.partial);
      const scored = severity !== 'Not scored';
      const result: Result = {
        ...record,
        type,
        severity,
        band: scored ? bandOf(type, record.total_score).key : null,
        change: changeSince(previous, record, type),
        first: scored && previous === undefined,
      };
      previous = record;
      return result;
    });
}

/** These questionnaires together, newest first, as the table shows them. */
export function newestFirst(
  types: readonly InstrumentType[],
  results: Record<InstrumentType, readonly Result[]>,
): Result[] {
  return types.flatMap((type) => results[type]).toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

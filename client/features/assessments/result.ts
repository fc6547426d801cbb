import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import type { Band } from '../../../domain/instruments/instrument-shape.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { levelNames } from '#messages/instruments.ts';
import { hasCareItem } from '../../../domain/instruments/care.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { changeSince, isGentle, isPartial, severityOf, suggestsTalk } from '../../../domain/instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../../domain/instruments/scoring.ts';
import type { OwnRecord } from './own-records.ts';

/** What a person sees after a submission. */
export type Result = {
  id: string | undefined;
  /** When it was answered. */
  at: Date;
  total: number;
  partial: boolean;
  severity: Severity;
  /** An answer called for care; null where that is not known. */
  callsForCare: boolean | null;
};

/** Reads the stored record; what it lacks is taken from what was sent. */
export function resultOf(
  type: InstrumentType,
  record: Partial<AssessmentRecord> | null | undefined,
  sent: { total: number; count: number; callsForCare: boolean | null; at: Date },
): Result {
  const total = record?.total_score ?? sent.total;
  const partial = record?.partial ?? isPartial(type, sent.count);
  const at = record?.created_at === undefined ? sent.at : new Date(record.created_at);
  const calls = sent.callsForCare || (record?.calls_for_care ?? sent.callsForCare);
  return { id: record?.id, at, total, partial, severity: severityOf(type, total, partial), callsForCare: calls };
}

export function resultOfRecord(type: InstrumentType, record: OwnRecord): Result {
  const { id, created_at: at, total_score: total, partial, calls_for_care: calls } = record;
  const callsForCare = hasCareItem(type) ? calls : false;
  return { id, at: new Date(at), total, partial, severity: severityOf(type, total, partial), callsForCare };
}

/** The last record of a history, as its result; undefined where there is none. */
export function latestResult(type: InstrumentType, history: readonly OwnRecord[]): Result | undefined {
  const last = history.at(-1);
  return last && resultOfRecord(type, last);
}

/** The record before the one with this id, in a history that may or may not hold that one already. */
export function recordBefore(history: readonly OwnRecord[], id: string): OwnRecord | undefined {
  const place = history.findIndex((record) => record.id === id);
  return place === -1 ? history.at(-1) : history[place - 1];
}

export type Comparison =
  | { kind: 'first' }
  | { kind: 'incomparable' }
  | { kind: 'change'; change: ScoreChange; on: string };

/** Null where nothing can be said: of a partial result, and while the history is not there. */
export function compare(
  type: InstrumentType,
  result: Pick<Result, 'id' | 'total' | 'partial'>,
  history: readonly OwnRecord[] | undefined,
): Comparison | null {
  if (!history || result.id === undefined) return null;
  return compareWith(type, result, recordBefore(history, result.id));
}

/** Null of a partial result. */
export function compareWith(
  type: InstrumentType,
  { total, partial }: Pick<Result, 'total' | 'partial'>,
  before: OwnRecord | undefined,
): Comparison | null {
  if (partial) return null;
  if (!before) return { kind: 'first' };
  const change = changeSince(before, { total_score: total, partial }, type);
  return change ? { kind: 'change', change, on: before.created_at } : { kind: 'incomparable' };
}

/** A level that asks for the gentler card; a sum without a level says nothing about it. */
export function isHeavy(type: InstrumentType, { total, partial }: Pick<Result, 'total' | 'partial'>): boolean {
  return !partial && isGentle(type, total);
}

/**
 * Which one next step fits; 'open' where no level holds, and for a low score whose answers may hide what calls for care.
 * A low score is no reason to send away someone who asked for help.
 */
export type Step = 'steady' | 'ease' | 'talk' | 'care' | 'open';

export function nextStepFor(
  type: InstrumentType,
  { total, partial, severity, callsForCare }: Pick<Result, 'total' | 'partial' | 'severity' | 'callsForCare'>,
): Step {
  if (callsForCare) return 'care';
  if (partial) return 'open';
  if (isHeavy(type, { total, partial })) return 'care';
  if (suggestsTalk(type, total)) return 'talk';
  if (severity !== 'Minimal') return 'ease';
  return callsForCare === false ? 'steady' : 'open';
}

const tones = {
  minimal: 'minimal',
  mild: 'mild',
  moderate: 'moderate',
  moderately_severe: 'moderatelySevere',
  severe: 'severe',
} as const satisfies Record<Band['key'], string>;

/** The bands as the scale draws them. */
export function scaleBands(type: InstrumentType) {
  return instruments[type].bands.map(({ key, name, min, max }) => ({
    name: levelNames[name],
    from: min,
    to: max,
    tone: tones[key],
  }));
}

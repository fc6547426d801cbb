import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Attempt, Beginning } from '../../attempt-key.ts';
import type { Answers } from './answers.ts';

/** What was answered and is not stored yet, where it stands in the history, and the try that has not come through. */
export type Draft = { answers: Answers; beginning: Beginning | null; attempt: Attempt | null };

const drafts = new WeakMap<object, Map<InstrumentType, Draft>>();

/** Held in memory for one session, so that a look at another tab loses no answer and nothing stays on the device. */
export function draftOf(session: object, type: InstrumentType): Draft {
  const known = drafts.get(session) ?? new Map<InstrumentType, Draft>();
  drafts.set(session, known);
  const draft = known.get(type) ?? { answers: {}, beginning: null, attempt: null };
  known.set(type, draft);
  return draft;
}

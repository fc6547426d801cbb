import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Attempt, Beginning } from '../../api/idempotency-key.ts';
import { draftStore } from '../../api/drafts.ts';
import type { Answers } from './answers.ts';

/** What was answered and is not stored yet, where it stands in the history, and the try that has not come through. */
export type Draft = {
  answers: Answers;
  beginning: Beginning | null;
  attempt: Attempt | null;
};

const drafts = draftStore<Draft>(({ answers }) => Object.keys(answers).length === 0);

export function draftOf(session: object, type: InstrumentType): Draft {
  const known = drafts.read(session, type);
  if (known) return known;
  const draft: Draft = { answers: {}, beginning: null, attempt: null };
  drafts.keep(session, type, draft);
  return draft;
}

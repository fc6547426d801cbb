import type { MoodContext } from '../../../domain/mood-tags.ts';
import { draftStore } from '../../session/drafts.ts';

const drafts = draftStore<MoodContext>();

/** What was chosen and typed for a mood and is not saved yet. */
export function contextDraft(session: object, moodId: string): MoodContext | undefined {
  return drafts.read(session, moodId);
}

export function keepContextDraft(session: object, moodId: string, context: MoodContext | null): void {
  drafts.keep(session, moodId, context);
}

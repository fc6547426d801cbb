import { renamedTags } from '../../../domain/mood-tags.ts';
import type { MoodContext, RenamedTag } from '../../../domain/mood-tags.ts';
import { draftStore } from '../../api/drafts.ts';

const drafts = draftStore<MoodContext>();

/** What was chosen and typed for a mood and is not saved yet. */
export function contextDraft(session: object, moodId: string): MoodContext | undefined {
  return drafts.read(session, moodId);
}

export function keepContextDraft(session: object, moodId: string, context: MoodContext | null): void {
  drafts.keep(session, moodId, context);
}

/** What was chosen before its tag got another name is saved under that one. */
export function renameInDrafts(session: object, renamed: readonly RenamedTag[]): void {
  drafts.change(session, ({ tags, note }) => ({ tags: renamedTags(tags, renamed), note }));
}

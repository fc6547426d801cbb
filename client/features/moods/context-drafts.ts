import { useSyncExternalStore } from 'react';
import { renamedTags } from '../../../domain/mood-tags.ts';
import type { MoodContext, RenamedTag } from '../../../domain/mood-tags.ts';
import { draftStore } from '../../api/drafts.ts';
import { createListeners } from '../../settings/listeners.ts';

/** What was chosen and typed for a mood, by its id, and is not saved yet. */
export const contextDrafts = draftStore<MoodContext>();

/** It is stored: nothing of it has to come back in another session. */
const saved = draftStore<MoodContext>(() => true);

const { tell, follow } = createListeners();

/** What this page has saved for a mood last: a form that is opened again begins with it, and takes nothing of it back. */
export function useSavedContext(session: object, moodId: string): MoodContext | undefined {
  return useSyncExternalStore(follow, () => saved.read(session, moodId));
}

export function keepSavedContext(session: object, moodId: string, context: MoodContext): void {
  saved.keep(session, moodId, context);
  tell();
}

/** What was chosen before its tag got another name is saved under that one. */
export function renameInDrafts(session: object, renamed: readonly RenamedTag[]): void {
  for (const store of [contextDrafts, saved])
    store.change(session, ({ tags, note }) => ({ tags: renamedTags(tags, renamed), note }));
}

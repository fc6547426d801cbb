import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StoredMoodContext } from '../../../domain/contract/mood-contexts.ts';
import { defaultMoodTags } from '../../../domain/mood-tags.ts';
import type { MoodContext, RenamedTag } from '../../../domain/mood-tags.ts';
import { call } from '../../api/api-client.ts';
import { underWay } from '../../api/before-recording.ts';
import { callRecord } from '../../api/call-record.ts';
import { isCutOff } from '../../api/unanswered.ts';
import {
  changeWaiting,
  dropWaiting,
  keepWaiting,
  keysOfContexts,
  recordOf,
  sendAlone,
} from '../../api/device/waiting.ts';
import { createListeners } from '../../settings/listeners.ts';
import { keepSavedContext, renameInDrafts } from './context-drafts.ts';

export const contextsKey = ['mood contexts'];
const tagsKey = ['mood tags'];

/** One after the other: a mood that is saved while its tags are being renamed bears their new names. */
const scope = { id: 'mood tags' };

const contextsQuery = queryOptions({
  queryKey: contextsKey,
  queryFn: ({ signal }) => call('GET /api/mood-contexts', { signal }),
});

/** What the person has added to their moods. */
export function useMoodContexts() {
  return useQuery(contextsQuery);
}

/** The person's list of tags; the default one, which is not theirs to edit, until it has come and where it does not come. */
export function useMoodTags(): { listed: readonly string[]; isOwn: boolean } {
  const { data } = useQuery({ queryKey: tagsKey, queryFn: ({ signal }) => call('GET /api/mood-tags', { signal }) });
  return { listed: data?.tags ?? defaultMoodTags, isOwn: data !== undefined };
}

/** `newest` is asked when the call goes out, which may be after another save. */
export function useSaveMoodContext() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood context'],
    scope,
    mutationFn: async ({ id, newest }: { id: string; newest: () => MoodContext }): Promise<StoredMoodContext> => {
      const { tags, note } = newest();
      const context = { tags: [...tags], note };
      if (await changeWaiting(id, (waiting) => ({ ...waiting, context }))) return { id, ...context };
      return underWay(saveOrKeep(recordOf(id), context));
    },
    onSuccess: (saved, { id }) => {
      keepSavedContext(cache, id, { tags: saved.tags, note: saved.note });
      cache.setQueryData<readonly StoredMoodContext[]>(contextsKey, (known) => known && withSaved(known, saved));
    },
  });
}

export async function saveContext(id: string, { tags, note }: MoodContext): Promise<StoredMoodContext> {
  return callRecord('PUT /api/mood/:id/context', { params: { id }, body: { tags: [...tags], note } });
}

/** Without a connection it waits like the mood itself; what is saved later takes its place. */
async function saveOrKeep(id: string, context: { tags: string[]; note: string }): Promise<StoredMoodContext> {
  try {
    const save = () => saveContext(id, context);
    // What waits may be on its way: beside it this could be overtaken.
    const saved = await (keysOfContexts(id).length > 0 ? sendAlone(save) : save());
    // Also what was to go after the mood itself: it was written before this.
    for (const key of keysOfContexts(id)) await dropWaiting(key, id);
    return saved;
  } catch (error) {
    if (!isCutOff(error)) throw error;
    await keepWaiting({ kind: 'context', id, context }, `context-${id}`);
    return { id, ...context };
  }
}

function withSaved(known: readonly StoredMoodContext[], saved: StoredMoodContext): readonly StoredMoodContext[] {
  const others = known.filter(({ id }) => id !== saved.id);
  return saved.tags.length === 0 && saved.note === '' ? others : [...others, saved];
}

const { tell, follow } = createListeners<[renamed: readonly RenamedTag[]]>();

/** Says what was renamed once the server has stored it, whichever form of the page asked for it. */
export function useRenamedTags(onRenamed: (renamed: readonly RenamedTag[]) => void): void {
  const newest = useEffectEvent(onRenamed);
  useEffect(() => follow((renamed) => newest(renamed)), []);
}

export function useSaveMoodTags() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: tagsKey,
    scope,
    mutationFn: (body: { tags: string[]; renamed: RenamedTag[] }) => call('PUT /api/mood-tags', { body }),
    onSuccess: (saved, { renamed }) => {
      renameInDrafts(cache, renamed);
      tell(renamed);
      cache.setQueryData(tagsKey, saved);
      void cache.invalidateQueries({ queryKey: contextsKey });
    },
  });
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredMoodContext } from '../../../domain/contract/mood-contexts.ts';
import { defaultMoodTags } from '../../../domain/mood-tags.ts';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import { call } from '../../api/api-client.ts';

const contextsKey = ['mood contexts'];
const tagsKey = ['mood tags'];

const contextsQuery = queryOptions({
  queryKey: contextsKey,
  queryFn: ({ signal }) => call('GET /api/mood-contexts', { signal }),
});

/** What the person has added to their moods. */
export function useMoodContexts() {
  return useQuery(contextsQuery);
}

/** The person's list of tags; the default one until it has come, and where it does not come. */
export function useMoodTags(): readonly string[] {
  const { data } = useQuery({ queryKey: tagsKey, queryFn: ({ signal }) => call('GET /api/mood-tags', { signal }) });
  return data?.tags ?? defaultMoodTags;
}

export function useSaveMoodContext() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood context'],
    mutationFn: ({ id, tags, note }: { id: string } & MoodContext) =>
      call('PUT /api/mood/:id/context', { params: { id }, body: { tags: [...tags], note } }),
    onSuccess: (saved) => {
      cache.setQueryData<readonly StoredMoodContext[]>(contextsKey, (known) => known && withSaved(known, saved));
    },
  });
}

function withSaved(known: readonly StoredMoodContext[], saved: StoredMoodContext): readonly StoredMoodContext[] {
  const others = known.filter(({ id }) => id !== saved.id);
  return saved.tags.length === 0 && saved.note === '' ? others : [...others, saved];
}

export function useSaveMoodTags() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood tags'],
    mutationFn: (body: { tags: string[]; renamed: { from: string; to: string }[] }) =>
      call('PUT /api/mood-tags', { body }),
    onSuccess: (saved) => {
      cache.setQueryData(tagsKey, saved);
      void cache.invalidateQueries({ queryKey: contextsKey });
    },
  });
}

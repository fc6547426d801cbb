import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { beforeRecording } from '../../api/before-recording.ts';
import { call } from '../../api/api-client.ts';
import { appendRecord } from '../../api/append-record.ts';
import { moodLevel } from '../../../domain/moods.ts';

const moodsKey = ['moods'];

export const moodsQuery = queryOptions({
  queryKey: moodsKey,
  queryFn: async ({ signal }) => knownMoods(await call('GET /api/mood', { signal })),
});

/** A person's own moods. */
export function useMoods() {
  return useQuery(moodsQuery);
}

/** For a part of a screen that has asked: it does not ask again where that failed, which would make the screen wait anew. */
export function useMoodsOfScreen() {
  return useQuery({ ...moodsQuery, retryOnMount: false });
}

export function useSubmitMood() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood'],
    /** `isLate`: it was recorded earlier, and only comes late. */
    mutationFn: async ({ mood, key, isLate = false }: { mood: MoodEmoji; key: string; isLate?: boolean }) => {
      if (!isLate) await beforeRecording();
      return call('POST /api/mood', { body: { mood }, idempotencyKey: key });
    },
    onSuccess: (record) => {
      // At once, and not only when it was loaded anew: what comes next follows this record.
      cache.setQueryData<readonly MoodRecord[]>(moodsKey, (known) => known && appendRecord(known, record));
      void cache.invalidateQueries({ queryKey: moodsKey });
    },
  });
}

/** Takes back a mood that was just logged. */
export function useRemoveMood() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood removal'],
    mutationFn: (id: string) => call('DELETE /api/mood/:id', { params: { id } }),
    onSuccess: (_, id) => {
      cache.setQueryData<readonly MoodRecord[]>(moodsKey, (known) => known?.filter((record) => record.id !== id));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: moodsKey }),
  });
}

/** By `created_at`, oldest first. A mood that no one knows has the level 0, which is off the axis. */
export function knownMoods<R extends { created_at: string; mood: string }>(records: readonly R[]): R[] {
  return records
    .filter(({ mood }) => moodLevel(mood) > 0)
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

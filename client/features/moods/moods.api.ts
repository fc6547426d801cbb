import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { sendRecord } from '../../api/before-recording.ts';
import { answeredAhead } from '../../api/answered-ahead.ts';
import { call } from '../../api/api-client.ts';
import { hasCode } from '../../api/call-error.ts';
import { appendRecord } from '../../api/append-record.ts';
import { callRecord } from '../../api/call-record.ts';
import { dropWaiting, readWaiting, recordOf, useWaiting } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { moodLevel } from '../../../domain/moods.ts';

/** The key of all moods; the recent ones add a word to it, so what changes one changes both. */
export const moodsKey = ['moods'];

export const moodsQuery = queryOptions({
  queryKey: moodsKey,
  queryFn: async ({ signal }) => knownMoods(await call('GET /api/mood', { signal })),
  initialData: () => moodsAhead(''),
});

export const recentMoodsQuery = queryOptions({
  queryKey: [...moodsKey, 'recent'],
  queryFn: async ({ signal }) => knownMoods(await call('GET /api/mood', { query: { since: 'week' }, signal })),
  initialData: () => moodsAhead('?since=week'),
});

function moodsAhead(search: string) {
  const known = answeredAhead('GET /api/mood', search);
  return known && knownMoods(known);
}

/** All of a person's own moods. */
export function useMoods() {
  return useQuery(moodsQuery);
}

/** Those of the last seven days and the last one: years of them are much for a phone. */
export function useRecentMoods() {
  return useQuery(recentMoodsQuery);
}

/** For a part of a screen that has asked: it does not ask again where that failed, which would make the screen wait again. */
export function useMoodsOfScreen() {
  return useQuery({ ...moodsQuery, retryOnMount: false });
}

/** Those that wait for a connection, as the records that they will be. */
export function useWaitingMoods(): readonly MoodRecord[] {
  return useWaiting().flatMap((one) =>
    one.kind === 'mood' && one.takenAt !== undefined ? [{ id: one.key, mood: one.mood, created_at: one.takenAt }] : [],
  );
}

export function useSubmitMood() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood'],
    /** `onFirst` hears of the first failure, also where it is sent again. */
    mutationFn: ({ mood, key, onFirst }: { mood: MoodEmoji; key: string; onFirst?: () => void }) =>
      sendRecord(() => callRecord('POST /api/mood', { body: { mood }, idempotencyKey: key }), onFirst),
    onSuccess: (record) => addMood(cache, record),
  });
}

/** At once, and not only when it was loaded again: what comes next follows this record. */
export function addMood(cache: QueryClient, record: MoodRecord): void {
  cache.setQueriesData<readonly MoodRecord[]>({ queryKey: moodsKey }, (known) => known && appendRecord(known, record));
  void cache.invalidateQueries({ queryKey: moodsKey });
}

/** Takes back a mood that was just logged, or one that still waits. */
export function useRemoveMood() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['mood removal'],
    mutationFn: async (id: string) => {
      const all = await readWaiting();
      const waiting = all.find(({ key }) => key === id);
      // Where its tags alone wait, it is stored itself.
      const stored = waiting?.kind === 'context' ? waiting.id : recordOf(id);
      if (waiting?.kind !== 'mood') await removeStored(stored);
      const isOfIt = (one: Waiting) => one.key === id || (one.kind === 'context' && one.id === stored);
      for (const { key } of all.filter(isOfIt)) await dropWaiting(key);
      return stored;
    },
    onSuccess: (stored) => {
      cache.setQueriesData<readonly MoodRecord[]>({ queryKey: moodsKey }, (known) =>
        known?.filter((record) => record.id !== stored),
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: moodsKey }),
  });
}

/** What is not there any more was removed by an earlier try whose answer was lost, or in another place. */
async function removeStored(id: string): Promise<void> {
  try {
    await call('DELETE /api/mood/:id', { params: { id } });
  } catch (error) {
    if (!hasCode(error, 'not_found')) throw error;
  }
}

/** By `created_at`, oldest first. A mood that no one knows has the level 0, which is off the axis. */
export function knownMoods<R extends { created_at: string; mood: string }>(records: readonly R[]): R[] {
  return records
    .filter(({ mood }) => moodLevel(mood) > 0)
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

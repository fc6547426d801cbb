import { moodLevel } from '../../../domain/moods.ts';

/** By `created_at`, oldest first. A mood that no one knows has the level 0, which is off the axis. */
export function knownMoods<R extends { created_at: string; mood: string }>(records: readonly R[]): R[] {
  return records
    .filter(({ mood }) => moodLevel(mood) > 0)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

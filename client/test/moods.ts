import type { MoodRecord } from '../../domain/contract/moods.ts';
import { defaultMoodTags } from '../../domain/mood-tags.ts';
import type { MoodEmoji } from '../../domain/moods.ts';
import type { Answers } from './answer-calls.ts';

/** Keeps what is logged, as the server does: once for each key. `first` are those of earlier days, the oldest first. */
export function keepMoods(first: readonly MoodEmoji[] = []) {
  const kept: (MoodRecord & { key: string | null })[] = first.map((mood, place) => {
    const day = String(17 - first.length + place + 1).padStart(2, '0');
    return { id: `earlier-${place}`, created_at: `2026-11-${day}T05:30:00.000Z`, mood, key: null };
  });
  const contexts = new Map<string, { tags: string[]; note: string }>();
  let tags: string[] = [...defaultMoodTags];
  const answers = {
    'GET /api/mood': () => kept,
    'POST /api/mood': ({ body, headers }) => {
      const key = headers.get('idempotency-key');
      const found = kept.find((one) => one.key === key);
      if (found) return found;
      const stored = {
        ...(body as { mood: MoodEmoji }),
        id: `mood-${kept.length}`,
        created_at: new Date().toISOString(),
        key,
      };
      kept.push(stored);
      return stored;
    },
    'DELETE /api/mood/:id': ({ params }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === params['id']),
        1,
      );
      return { msg: 'Removed' };
    },
    'GET /api/mood-tags': () => ({ tags }),
    'PUT /api/mood-tags': ({ body }) => {
      ({ tags } = body as { tags: string[] });
      return { tags };
    },
    'GET /api/mood-contexts': () => [...contexts].map(([id, context]) => ({ id, ...context })),
    'PUT /api/mood/:id/context': ({ params, body }) => {
      const id = String(params['id']);
      const context = body as { tags: string[]; note: string };
      contexts.set(id, context);
      return { id, ...context };
    },
  } satisfies Answers;
  return { kept, contexts, answers };
}

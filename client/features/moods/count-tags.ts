import { findMood } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import { leastTaggedMoods } from '../../../domain/mood-tags.ts';

export interface TagCount {
  tag: string;
  total: number;
  byMood: ReadonlyMap<MoodWord, number>;
}

type Added = { id: string; tags: readonly string[] };

/** How often each tag went with each mood, the most used first; tags of fewer than ten entries are not among them. */
export function countTags(moods: readonly { id: string; mood: string }[], added: readonly Added[]): TagCount[] {
  const wordOf = new Map(moods.map(({ id, mood }) => [id, findMood(mood)?.word]));
  const counts = new Map<string, { tag: string; total: number; byMood: Map<MoodWord, number> }>();
  for (const { id, tags } of added) {
    const word = wordOf.get(id);
    if (!word) continue;
    for (const tag of tags) {
      const key = tag.normalize('NFC').toLowerCase();
      const count = counts.get(key) ?? { tag, total: 0, byMood: new Map<MoodWord, number>() };
      count.total += 1;
      count.byMood.set(word, (count.byMood.get(word) ?? 0) + 1);
      counts.set(key, count);
    }
  }
  return [...counts.values()].filter(({ total }) => total >= leastTaggedMoods).sort((a, b) => b.total - a.total);
}

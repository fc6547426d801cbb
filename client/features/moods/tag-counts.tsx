import { formatCount } from '#messages/numbers.ts';
import { moodNames } from '#messages/moods.ts';
import { moodTagMessages, moodTagName } from '#messages/mood-tags.ts';
import { findMood, moods } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import { leastTaggedMoods } from '../../../domain/mood-tags.ts';
import { MoodFace } from '../../illustrations/mood-face.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { useMoodContexts } from './mood-contexts.api.ts';
import { useMoodsOfScreen } from './moods.api.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './tag-counts.module.css';

const words = moodTagMessages.counts;

const columns: Column<TagCount>[] = [
  { key: 'tag', header: words.tag, cell: ({ tag }) => moodTagName(tag) },
  { key: 'total', header: words.entries, numeric: true, cell: ({ total }) => formatCount(total) },
  ...moods.map(({ word, emoji }): Column<TagCount> => ({
    key: word,
    header: (
      <span className={styles.mood}>
        <MoodFace emoji={emoji} className={styles.face} />
        {moodNames[word]}
      </span>
    ),
    numeric: true,
    cell: ({ byMood }) => formatCount(byMood.get(word) ?? 0),
  })),
];

/** With which moods each tag went, as plain counts. For the person alone, counted here; nothing for people who use no tags. */
export function TagCounts() {
  const { data: records } = useMoodsOfScreen();
  const { data: added } = useMoodContexts();
  if (!records || !added?.some(({ tags }) => tags.length > 0)) return null;
  const counts = countTags(records, added);
  return (
    <Card aria-labelledby="tag-counts" className={stack(4)}>
      <h2 id="tag-counts" className={styles.title}>
        {words.title}
      </h2>
      {counts.length === 0 ? (
        <p>{words.soon}</p>
      ) : (
        <>
          <p>{words.text}</p>
          <DataTable caption={words.title} columns={columns} rows={counts} rowKey={({ tag }) => tag} />
          <p className={prose.quiet}>{words.noCause}</p>
        </>
      )}
    </Card>
  );
}

interface TagCount {
  tag: string;
  total: number;
  byMood: ReadonlyMap<MoodWord, number>;
}

type Added = { id: string; tags: readonly string[] };

/** How often each tag went with each mood, the most used first; tags of fewer than ten entries are not among them. */
export function countTags(records: readonly { id: string; mood: string }[], added: readonly Added[]): TagCount[] {
  const wordOf = new Map(records.map(({ id, mood }) => [id, findMood(mood)?.word]));
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

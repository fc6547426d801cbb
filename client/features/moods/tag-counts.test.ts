import { expect, test } from 'vitest';
import { countTags } from './tag-counts.tsx';

const moods = Array.from({ length: 24 }, (_, n) => ({ id: `${n}`, mood: n % 3 === 0 ? '😔' : '🙂' }));
const tagged = (tag: string, from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${from + n}`, tags: [tag] }));

test('a tag is counted from its tenth entry on, by mood, whatever its capitals', () => {
  expect(countTags(moods, tagged('work', 0, 9))).toEqual([]);
  const [work, ...others] = countTags(moods, [
    ...tagged('work', 0, 9),
    ...tagged('Work', 9, 1),
    ...tagged('rest', 12, 3),
  ]);
  expect(others).toEqual([]);
  expect([work?.tag, work?.total, work?.byMood.get('sad'), work?.byMood.get('calm')]).toEqual(['work', 10, 4, 6]);
});

test('the most used comes first, and what belongs to no known mood counts for nothing', () => {
  const counts = countTags(
    [...moods, { id: 'odd', mood: '🤖' }],
    [...tagged('work', 0, 10), ...tagged('rest', 0, 12), { id: 'odd', tags: ['work'] }, { id: 'gone', tags: ['work'] }],
  );
  expect(counts.map(({ tag, total }) => [tag, total])).toEqual([
    ['rest', 12],
    ['work', 10],
  ]);
});

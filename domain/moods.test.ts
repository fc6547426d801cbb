import { expect, test } from 'vitest';
import { moodLevel, moodOf, moods, parseMood } from './moods.ts';

test('the five moods stand in the order of the screen', () => {
  expect(moods.map((mood) => `${mood.emoji} ${mood.word} ${mood.level}`)).toEqual([
    '😄 happy 5',
    '🙂 calm 4',
    '😐 neutral 3',
    '😔 sad 2',
    '😡 angry 1',
  ]);
});

test.each([
  ['😄', 'happy'],
  ['🙂', 'calm'],
  ['😐\uFE0F', 'neutral'],
  ['😐\uFE0E', 'neutral'],
  [' sad ', 'sad'],
  ['ANGRY', 'angry'],
  ['😀', undefined],
  ['😄😄', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%j is %s', (text, word) => expect(parseMood(text)).toBe(word));

test('an unknown mood has the level 0', () => {
  expect(moodLevel('bored')).toBe(0);
  expect(moodLevel('angry')).toBe(1);
  expect(moodLevel('😄')).toBe(5);
});

test('every word leads back to its mood', () => {
  for (const mood of moods) expect(moodOf(mood.word)).toBe(mood);
});

test('each mood has a level, a word and an emoji of its own', () => {
  for (const name of ['level', 'word', 'emoji'] as const)
    expect(new Set(moods.map((mood) => mood[name])).size).toBe(moods.length);
});

import { expect, test } from 'vitest';
import { fieldMessages } from './messages/en/fields.ts';
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

test('who sends no mood is told how many there are, by their number', () => {
  const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  expect(fieldMessages.unknown_mood).toBe(`Please choose one of the ${counts[moods.length]} moods.`);
});

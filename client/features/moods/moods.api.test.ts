import { expect, test } from 'vitest';
import { knownMoods } from './moods.api.ts';

test('moods come as emoji or words, in order of time, without those that nobody knows', () => {
  const records = [
    { created_at: '2026-11-03T08:00:00Z', mood: '😡' },
    { created_at: '2026-11-01T08:00:00Z', mood: 'happy' },
    { created_at: '2026-11-02T08:00:00Z', mood: '🤖' },
  ];
  expect(knownMoods(records).map(({ mood }) => mood)).toEqual(['happy', '😡']);
});

import { expect, test } from 'vitest';
import { weekOfMoods } from './week-of-moods.ts';

const at = (created_at: string) => ({ created_at });

test('the days are those of the clock on the wall, today last, with the moods of each in their order', () => {
  const records = [
    at('2026-11-13T10:00:00Z'),
    // After midnight in Kolkata: the 15th there.
    at('2026-11-14T18:45:00Z'),
    at('2026-11-20T03:00:00Z'),
    at('2026-11-20T09:00:00Z'),
  ];
  const week = weekOfMoods(records, '2026-11-20', 'Asia/Kolkata');
  expect(week.map(({ day }) => day.slice(-2))).toEqual(['14', '15', '16', '17', '18', '19', '20']);
  expect(week.map(({ moods }) => moods.length)).toEqual([0, 1, 0, 0, 0, 0, 2]);
  expect(week.at(-1)?.moods).toEqual(records.slice(2));
});

test('a mood from a clock that runs ahead breaks nothing', () => {
  const week = weekOfMoods([at('2026-11-22T03:00:00Z')], '2026-11-20', 'Asia/Kolkata');
  expect(week.flatMap(({ moods }) => moods)).toEqual([]);
});

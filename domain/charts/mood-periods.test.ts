import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moodWords } from '../moods.ts';
import { moodDays, moodForm, moodMonths, moodWeeks } from './mood-periods.ts';
import type { MoodEntry } from './mood-periods.ts';

const entry = (at: string, mood: MoodEntry['mood'] = 'calm') => ({ at: Date.parse(at), mood });
const day = 86_400_000;
const daily = (count: number, from = '2026-01-05T06:00:00Z') =>
  Array.from({ length: count }, (_, index) => ({ at: Date.parse(from) + index * day, mood: 'happy' as const }));
const countOf = (counts: readonly number[], mood: MoodEntry['mood']) => counts[moodWords.indexOf(mood)];

describe('days', () => {
  test('are those of the zone, in any order, with everything of a day in the order of its times', () => {
    const entries = [
      entry('2026-11-20T20:35:00Z', 'sad'),
      entry('2026-11-20T18:29:00Z', 'happy'),
      entry('2026-11-20T18:31:00Z', 'calm'),
    ];
    const days = moodDays(entries, 'Asia/Kolkata');
    expect(days.map(({ from, entries: list }) => [from, list.map(({ mood }) => mood)])).toEqual([
      ['2026-11-20', ['happy']],
      ['2026-11-21', ['calm', 'sad']],
    ]);
    expect(moodDays(entries, 'UTC').map(({ from, total }) => [from, total])).toEqual([['2026-11-20', 3]]);
  });

  test('of 23 and of 25 hours are days like others', () => {
    const spring = ['2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z', '2026-03-29T22:30:00Z'];
    expect(
      moodDays(
        spring.map((at) => entry(at)),
        'Europe/Berlin',
      ).map(({ from, total }) => [from, total]),
    ).toEqual([
      ['2026-03-29', 2],
      ['2026-03-30', 1],
    ]);
    const autumn = ['2026-10-24T22:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:30:00Z'];
    expect(
      moodDays(
        autumn.map((at) => entry(at)),
        'Europe/Berlin',
      ).map(({ total }) => total),
    ).toEqual([4]);
  });

  test('of nothing are none, and have no weeks and no months', () => {
    expect([moodDays([]), moodWeeks([]), moodMonths([])]).toEqual([[], [], []]);
    expect(moodForm([])).toBe('days');
  });
});

describe('weeks', () => {
  test('run from Monday to Sunday, across years, and those without a mood are there', () => {
    const weeks = moodWeeks(moodDays([entry('2025-12-28T12:00:00Z'), entry('2026-01-12T12:00:00Z', 'sad')], 'UTC'));
    expect(weeks.map(({ from, through, total }) => [from, through, total])).toEqual([
      ['2025-12-22', '2025-12-28', 1],
      ['2025-12-29', '2026-01-04', 0],
      ['2026-01-05', '2026-01-11', 0],
      ['2026-01-12', '2026-01-18', 1],
    ]);
    expect(countOf(weeks[3]?.counts ?? [], 'sad')).toBe(1);
  });

  test('of a year are 53 at most, and so are their days seven times as many', () => {
    expect(moodWeeks(moodDays(daily(365), 'UTC'))).toHaveLength(53);
  });
});

test('months follow the calendar, also a leap year', () => {
  const months = moodMonths(moodDays([entry('2024-01-31T12:00:00Z'), entry('2024-03-01T12:00:00Z')], 'UTC'));
  expect(months.map(({ from, through, total }) => [from, through, total])).toEqual([
    ['2024-01-01', '2024-01-31', 1],
    ['2024-02-01', '2024-02-29', 0],
    ['2024-03-01', '2024-03-31', 1],
  ]);
});

test('no mood is lost or counted twice, whatever the history', () => {
  const anyEntry = fc.record({
    at: fc.integer({ min: Date.parse('2019-01-01'), max: Date.parse('2027-01-01') }),
    mood: fc.constantFrom(...moodWords),
  });
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 80 }),
      fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York'),
      (entries, zone) => {
        const days = moodDays(entries, zone);
        for (const periods of [days, moodWeeks(days), moodMonths(days)]) {
          for (const [place, mood] of moodWords.entries()) {
            const counted = periods.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0);
            expect(counted).toBe(entries.filter((one) => one.mood === mood).length);
          }
          expect(periods.map(({ from }) => from)).toEqual(periods.map(({ from }) => from).toSorted());
        }
      },
    ),
  );
});

test.each([
  [30, 'days'],
  [31, 'weeks'],
  [732, 'weeks'],
  [733, 'months'],
] as const)('%i days in a row are drawn as %s', (count, form) => {
  expect(moodForm(moodDays(daily(count), 'UTC'))).toBe(form);
});

test('ten thousand moods are grouped in a moment', () => {
  const entries = Array.from({ length: 10_000 }, (_, index) => ({ at: index * 6 * 3_600_000, mood: 'calm' as const }));
  const days = moodDays(entries);
  expect(moodWeeks(days).reduce((sum, { total }) => sum + total, 0)).toBe(10_000);
});

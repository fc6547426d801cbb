import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf } from '../../../domain/dates.ts';
import { areManyDays, everyDay, weeklyAverages } from './weeks.ts';

test('weeks begin on Mondays', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
    '2026-12-28',
  ]);
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
});

const row = (date: string, gad: number | null, phq: number | null = null) => ({
  date,
  values: { gad, phq },
});

test('many days are more than a season of single ones', () => {
  const season = (days: number) => [row('2026-01-01', 1), row(addDays('2026-01-01', days), 1)];
  expect(areManyDays(season(89))).toBe(false);
  expect(areManyDays(season(90))).toBe(true);
  expect(areManyDays([])).toBe(false);
});

test('a week has the average of its results, not of its days', () => {
  const counts: Record<string, number> = { '2026-11-02': 1, '2026-11-04': 9 };
  const weeks = weeklyAverages(
    [row('2026-11-02', 20, 3), row('2026-11-04', 10), row('2026-11-09', null, 7)],
    ['gad', 'phq'],
    (day) => counts[day] ?? 1,
  );
  expect(weeks).toEqual([
    { date: '2026-11-02', through: '2026-11-08', values: { gad: 11, phq: 3 } },
    { date: '2026-11-09', through: '2026-11-15', values: { gad: null, phq: 7 } },
  ]);
});

test('days on which nothing came have a place of their own', () => {
  const rows = [
    { date: '2026-11-27', count: 3 },
    { date: '2026-12-01', count: 4 },
  ];
  const days = everyDay(rows, (date) => ({ date, count: 0 }));
  expect(days.map(({ date, count }) => `${date.slice(8)}: ${count}`)).toEqual([
    '27: 3',
    '28: 0',
    '29: 0',
    '30: 0',
    '01: 4',
  ]);
});

import { describe, expect, test } from 'vitest';
import { moodNames } from '../messages/en/moods.ts';
import { formatMonth, formatMonthAndYear } from '../messages/en/dates.ts';
import { moodWords } from '../moods.ts';
import { dayCalendar, monthCalendar } from './mood-calendar.ts';
import { moodDays, moodMonths } from './mood-periods.ts';
import type { MoodEntry } from './mood-periods.ts';
import { singleMoods } from './single-moods.ts';
import { guessTextWidth } from './tick-labels.ts';

const measure = guessTextWidth(12);
const day = 86_400_000;
const monthText = (first: string, withYear: boolean) =>
  (withYear ? formatMonthAndYear : formatMonth)(`${first}T00:00:00Z`, 'UTC');

const history = (days: number, perDay = 1): MoodEntry[] =>
  Array.from({ length: days * perDay }, (_, index) => ({
    at: Date.parse('2025-11-21T06:00:00Z') + Math.floor(index / perDay) * day + (index % perDay) * 60_000,
    mood: moodWords[(index * 3) % moodWords.length] ?? 'calm',
  }));

const frame = { measure, monthText, most: 22, least: 14, corner: 0.2 };

describe.each([254, 720, 1080])('a year of squares in %i px', (width) => {
  const days = moodDays(history(365), 'UTC');
  const calendar = dayCalendar({ ...frame, periods: days, width });

  test('stay inside, apart, and large enough for a finger', () => {
    const places = new Set(calendar.squares.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(365);
    for (const { x, y, width: side } of calendar.squares) {
      expect(x + side).toBeLessThanOrEqual(width);
      expect(y + side).toBeLessThanOrEqual(calendar.height);
      expect(side).toBeGreaterThanOrEqual(12);
    }
  });

  test('name months that never touch', () => {
    expect(calendar.labels.length).toBeGreaterThanOrEqual(6);
    calendar.labels.forEach(({ x, y, text }, place) => {
      const next = calendar.labels[place + 1];
      if (next?.y === y) expect(next.x - x).toBeGreaterThan(measure(text));
    });
    expect(calendar.labels[0]?.text).toBe('Nov 2025');
  });

  test('are one path for each mood', () => {
    expect(calendar.paths).toHaveLength(moodWords.length);
    expect(calendar.blanks).toBe('');
  });
});

test.each([254, 495])('a month that begins in the last week is named inside of %i px', (width) => {
  const days = moodDays(
    history(365).map((entry) => ({ ...entry, at: entry.at + 43 * day })),
    'UTC',
  );
  expect(days.at(-1)?.from).toBe('2027-01-02');
  const last = dayCalendar({ ...frame, least: 7, periods: days, width }).labels.at(-1);
  expect(last?.text).toBe('Jan');
  expect((last?.x ?? 0) + measure('Jan')).toBeLessThanOrEqual(width);
});

test('a week is a column, from Monday at the top to Sunday', () => {
  const entries = ['2026-11-16', '2026-11-22', '2026-11-23'].map((date) => ({
    at: Date.parse(`${date}T12:00:00Z`),
    mood: 'sad' as const,
  }));
  const { squares, blanks } = dayCalendar({ ...frame, periods: moodDays(entries, 'UTC'), width: 300 });
  const [monday, sunday, next] = squares;
  expect(monday?.x).toBe(sunday?.x);
  expect(Number(sunday?.y) - Number(monday?.y)).toBe(6 * 22);
  expect([next?.y, Number(next?.x) - Number(monday?.x)]).toEqual([monday?.y, 22]);
  expect(blanks.match(/M/g)).toHaveLength(5);
});

test('a day with several moods has a part for each, however often it came', () => {
  const moods = ['happy', 'happy', 'happy', 'angry'] as const;
  const entries = moods.map((mood, index) => ({ at: Date.parse('2026-11-20T06:00:00Z') + index, mood }));
  const { paths } = dayCalendar({ ...frame, periods: moodDays(entries, 'UTC'), width: 300, corner: 0 });
  const right = (path: string | undefined) => [...(path ?? '').matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x));
  const [happy, angry] = [right(paths[moodWords.indexOf('happy')]), right(paths[moodWords.indexOf('angry')])];
  expect(Math.max(...happy)).toBeLessThan(Math.min(...angry));
  expect((Math.max(...angry) - Math.min(...angry)) / (Math.max(...happy) - Math.min(...happy))).toBeCloseTo(1, 0);
});

test('many years are rows of months, and no heavier than one', () => {
  const periods = moodMonths(moodDays(history(3650), 'UTC'));
  const calendar = monthCalendar({ ...frame, periods, width: 254, most: 48 });
  expect(calendar.squares).toHaveLength(periods.length);
  expect(calendar.labels.map(({ text }) => text)).toContain('2030');
  for (const { x, width: side } of calendar.squares) expect(x + side).toBeLessThanOrEqual(254);
});

describe('single moods', () => {
  const draw = (entries: MoodEntry[], width: number) =>
    singleMoods({
      days: moodDays(entries, 'UTC'),
      names: moodNames,
      width,
      height: 240,
      margins: { top: 16, right: 16, bottom: 30, left: 92 },
      measure,
      labelOf: String,
    });

  test('stand in the rows of their levels, each at its own place, with the specified line', () => {
    const { marks, paths, yTicks, stops } = draw(history(10, 2), 640);
    expect(marks).toHaveLength(20);
    expect(new Set(marks.map(({ x }) => x)).size).toBe(20);
    expect(paths).toHaveLength(1);
    expect(yTicks.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(stops.every(({ entry }) => entry !== undefined)).toBe(true);
  });

  test('without room for each are one mark for each mood of a day, and without room for days the last mood', () => {
    const { marks, paths, stops } = draw(history(30, 20), 480);
    expect(stops).toHaveLength(30);
    expect(paths).toHaveLength(1);
    expect(new Set(draw(history(30, 20), 360).marks.map(({ radius }) => radius)).size).toBe(1);
    expect(draw(history(120, 5), 360).marks).toHaveLength(1);
    expect(marks.length).toBeLessThanOrEqual(30 * moodWords.length);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  });
});

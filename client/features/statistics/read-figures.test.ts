import { expect, test } from 'vitest';
import { readDays, readNumbers } from './read-figures.ts';

test('numbers that come as text are numbers, so that sums of them are', () => {
  const rows = [
    { label: 'Happy', count: '3' },
    { label: 'Sad', count: 1 },
    { label: 'Calm', count: null },
  ];
  expect(readNumbers(rows, ['count'])).toEqual([
    { label: 'Happy', count: 3 },
    { label: 'Sad', count: 1 },
    { label: 'Calm', count: 0 },
  ]);
  expect(readNumbers([{ average: '4.50' }, { average: null }, {}], ['average'], null)).toEqual([
    { average: 4.5 },
    { average: null },
    { average: null },
  ]);
});

test('days stand in order of time, also where they come as the instants at which they begin', () => {
  const dates = ['2026-11-20T00:00:00.000Z', '2026-11-18', '2026-11-19T00:00:00Z'];
  expect(readDays(dates.map((date) => ({ date }))).map(({ date }) => date)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});

test('of a list that is null there are no numbers, and one that cannot be read is none', () => {
  expect(readNumbers(null as never, ['count'])).toEqual([]);
  expect(readNumbers([{ count: 'many' }], ['count'])).toEqual([{ count: 0 }]);
});

test('an entry without a day is left out alone', () => {
  const rows = [{ date: null }, { date: '2026-11-19T00:00:00Z' }, { date: '2026-11-18' }];
  expect(readDays(rows as never)).toEqual([{ date: '2026-11-18' }, { date: '2026-11-19' }]);
});

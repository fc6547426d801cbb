import { expect, test } from 'vitest';
import { inOrderOfTime, readDays, readNumbers, rowsOf } from './received.ts';

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

test('what comes in place of a list is an empty one', () => {
  for (const reply of [null, undefined, { data: [] }, '<html>']) {
    expect(rowsOf(reply as never)).toEqual([]);
    expect(readNumbers(reply as never, [])).toEqual([]);
  }
});

test('instants stand in order of time, also in milliseconds, and a row without one is left out', () => {
  const instants = ['2026-11-20T00:00:00.000Z', Date.parse('2026-11-18T06:00:00Z'), 'yesterday', undefined];
  const rows = inOrderOfTime(instants.map((created_at) => ({ created_at }) as { created_at: string }));
  expect(rows.map(({ created_at }) => created_at)).toEqual(['2026-11-18T06:00:00.000Z', '2026-11-20T00:00:00.000Z']);
});

import { describe, expect, test } from 'vitest';
import { inOrderOfTime, readDay, readDays, readInstant, readList, readNumber, readNumbers } from './received.ts';

const entries = [{ id: 1 }, { id: 2 }];

describe('a list', () => {
  test.each([
    ['bare', entries],
    ['with what is no entry', [null, ...entries, 'x']],
  ])('comes %s', (_how, reply) => {
    expect(readList(reply)).toEqual(entries);
  });

  test('that is null has no entries', () => {
    expect(readList(null)).toEqual([]);
  });

  test.each([undefined, 'text', {}, { data: entries }])(
    'that did not come is a failure, and not empty: %o',
    (reply) => {
      expect(() => readList(reply)).toThrow(TypeError);
    },
  );
});

test.each([
  [4, 4],
  ['4', 4],
  [' 4.50 ', 4.5],
  [0, 0],
  ['', null],
  [null, null],
  [undefined, null],
  ['many', null],
  [Number.NaN, null],
  [true, null],
])('the number in %o is %o', (given, number) => {
  expect(readNumber(given)).toBe(number);
});

test.each([
  ['2026-11-01T08:00:00Z', '2026-11-01T08:00:00Z'],
  [Date.parse('2026-11-01T08:00:00Z'), '2026-11-01T08:00:00.000Z'],
  [String(Date.parse('2026-11-01T08:00:00Z')), '2026-11-01T08:00:00.000Z'],
  ['some day', null],
  ['', null],
  [null, null],
  [8.64e15 + 1, null],
])('the instant in %o is %o', (given, instant) => {
  expect(readInstant(given)).toBe(instant);
});

test('a bare day begins where the person is, so that it keeps its date there', () => {
  const instant = readInstant('2026-11-01') ?? '';
  expect(new Date(instant)).toEqual(new Date(2026, 10, 1));
});

test.each([
  ['1990-05-14', '1990-05-14'],
  ['1990-05-14T00:00:00.000Z', '1990-05-14'],
  ['1990-05-14 00:00:00+00', '1990-05-14'],
  [Date.parse('1990-05-14'), '1990-05-14'],
  ['soon', null],
  [null, null],
])('the day in %o is %o', (given, day) => {
  expect(readDay(given)).toBe(day);
});

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
  const rows = [{ date: null }, { date: Date.parse('2026-11-19') }, { date: '2026-11-18' }];
  expect(readDays(rows as never)).toEqual([{ date: '2026-11-18' }, { date: '2026-11-19' }]);
});

test('instants stand in order of time, also in milliseconds, and a row without one is left out', () => {
  const instants = ['2026-11-20T00:00:00.000Z', Date.parse('2026-11-18T06:00:00Z'), 'yesterday', undefined];
  const rows = inOrderOfTime(instants.map((created_at) => ({ created_at }) as { created_at: string }));
  expect(rows.map(({ created_at }) => created_at)).toEqual(['2026-11-18T06:00:00.000Z', '2026-11-20T00:00:00.000Z']);
});

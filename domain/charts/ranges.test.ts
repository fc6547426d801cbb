import { describe, expect, test } from 'vitest';
import { defaultRange, readRange, startOfRange } from './ranges.ts';

const now = Date.parse('2026-11-20T06:30:00Z');
const day = 86_400_000;
const zone = 'Asia/Kolkata';
const daysAgo = (...days: number[]) => days.map((count) => now - count * day);
const row = (count: number, from: number) => daysAgo(...Array.from({ length: count }, (_, index) => from + index));

test('a range begins at the start of a day of the zone, today being its last', () => {
  expect(new Date(startOfRange('30d', now, zone)).toISOString()).toBe('2026-10-21T18:30:00.000Z');
  expect(new Date(startOfRange('90d', now, 'UTC')).toISOString()).toBe('2026-08-23T00:00:00.000Z');
  expect(new Date(startOfRange('1y', now, 'Europe/Berlin')).toISOString()).toBe('2025-11-20T23:00:00.000Z');
  expect(startOfRange('all', now, zone)).toBe(-Infinity);
});

test('across a change of the clocks it begins at midnight all the same', () => {
  expect(new Date(startOfRange('30d', now, 'Europe/Berlin')).toISOString()).toBe('2026-10-21T22:00:00.000Z');
});

test.each([
  ['30d', '30d'],
  ['all', 'all'],
  ['7d', undefined],
  ['', undefined],
  [null, undefined],
])('%j in an address is the range %j', (text, range) => expect(readRange(text)).toBe(range));

describe('without a choice', () => {
  test('it is 30 days where they hold enough', () => expect(defaultRange(row(12, 0), now, zone)).toBe('30d'));

  test('it is the shortest that does', () => {
    expect(defaultRange(row(12, 24), now, zone)).toBe('90d');
    expect(defaultRange(row(12, 200), now, zone)).toBe('1y');
    expect(defaultRange(row(12, 800), now, zone)).toBe('all');
  });

  test('little is shown whole', () => {
    expect(defaultRange([], now, zone)).toBe('all');
    expect(defaultRange(daysAgo(1, 2, 400), now, zone)).toBe('all');
  });
});

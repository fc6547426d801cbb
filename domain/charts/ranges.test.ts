import { expect, test } from 'vitest';
import { readRange, startOfRange } from './ranges.ts';

const now = Date.parse('2026-11-20T06:30:00Z');
const zone = 'Asia/Kolkata';

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

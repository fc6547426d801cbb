import { expect, test } from 'vitest';
import { rangeText, spanText } from './coverage.ts';

test('a range has the year once, unless it has two', () => {
  expect(rangeText({ from: '2026-09-28', through: '2026-10-25' })).toBe('28 Sep to 25 Oct 2026');
  expect(rangeText({ from: '2025-12-29', through: '2026-01-25' })).toBe('29 Dec 2025 to 25 Jan 2026');
});

test('a span is short where one month holds it', () => {
  expect(spanText('2026-11-03', '2026-11-30')).toBe('3–30 Nov');
  expect(spanText('2026-09-07', '2026-10-04')).toBe('7 Sep – 4 Oct');
});

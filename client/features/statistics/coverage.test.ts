import { expect, test } from 'vitest';
import { spanText, stretchText } from './coverage.ts';

test('a figure over several days names the first and the last', () => {
  expect(spanText({ date: '2026-11-20' })).toBe('20-11-2026');
  expect(spanText({ date: '2026-11-20', through: '2026-11-26' })).toBe('20-11-2026 to 26-11-2026');
  expect(stretchText({ from: '2026-09-28', through: '2026-10-25' })).toBe('28 Sep to 25 Oct 2026');
  expect(stretchText({ from: '2025-12-29', through: '2026-01-25' })).toBe('29 Dec 2025 to 25 Jan 2026');
});

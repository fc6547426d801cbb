import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { cacheHelpLines, readCachedHelpLines } from './cached-help-lines.ts';

const [first] = startingLines;
if (!first) throw new Error('There are no lines');
const own = [{ ...first, id: '9', name: 'Our counsellor', numbers: ['0657 222 333'] }];
const days = (count: number) => vi.setSystemTime(Date.parse('2026-11-18T04:54:00.000Z') + count * 86_400_000);

beforeEach(() => void days(0));
afterEach(() => void vi.useRealTimers());

test('what was read is kept for as long as it counts as checked, and no longer', async () => {
  expect(await readCachedHelpLines()).toBeUndefined();
  await cacheHelpLines(own);
  days(89);
  expect(await readCachedHelpLines()).toEqual(own);
  days(91);
  expect(await readCachedHelpLines()).toBeUndefined();
  // A clock that was wrong makes them no older.
  days(-400);
  expect(await readCachedHelpLines()).toEqual(own);
});

test.each([
  ['the line is broken', brokenLine],
  ['the server answers 503', () => refused(503)],
] as const)('where %s Help has the lines that were kept', async (_why, fault) => {
  await cacheHelpLines(own);
  await openScreen('/help', { answers: { 'GET /api/help-lines': fault } });
  const call = page.getByRole('main').getByRole('link', { name: 'Call 0657 222 333' });
  await expect.element(call).toHaveAttribute('href', 'tel:0657222333');
});

test('lines that were kept too long give way to the numbers that every installation starts with', async () => {
  days(-91);
  await cacheHelpLines(own);
  vi.useRealTimers();
  await openScreen('/help', { answers: { 'GET /api/help-lines': brokenLine } });
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Call 14416' })).toBeVisible();
  expect(page.getByText('0657 222 333').elements()).toEqual([]);
});

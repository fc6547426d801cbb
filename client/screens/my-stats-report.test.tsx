import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localTimeZone } from '../../domain/dates.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

const nothing = { 'GET /api/assessment/history': [], 'GET /api/assessment/all': [], 'GET /api/mood': [] };
const download = page.getByRole('button', { name: 'Download Report' });

const open = (answers: Answers) => openScreen('/dashboard?tab=mystats', { role: 'employee', answers });

test('hands the report to the browser as a file, once for a double click, and says where it could not', async () => {
  const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  const { calls, left, answer } = await open({ ...nothing, 'GET /api/assessment/report': () => refused(500) });
  await download.click();
  await expect.element(page.getByText(/couldn’t create your report/)).toBeVisible();
  answer('GET /api/assessment/report', pdf);
  await download.dblClick();
  await expect.poll(() => left).toEqual(['Mental_Health_Report.pdf']);
  const asked = calls('GET /api/assessment/report');
  expect(asked).toHaveLength(2);
  // At its very address, as specified: the zone in which the person reads dates goes along in a header.
  expect(asked.map(({ address }) => address.search)).toEqual(['', '']);
  expect(asked[1]?.headers.get('x-time-zone')).toBe(localTimeZone());
  await expect.element(page.getByText(/couldn’t create your report/)).not.toBeInTheDocument();
});

test('says that a report could not be created also where the results come after it', async () => {
  const { promise, resolve } = Promise.withResolvers<[]>();
  await open({ ...nothing, 'GET /api/mood': () => promise, 'GET /api/assessment/report': () => refused(500) });
  await download.click();
  await expect.element(page.getByText(/couldn’t create your report/)).toBeVisible();
  resolve([]);
  await expect.element(page.getByText('No mood data available.')).toBeVisible();
  await expect.element(page.getByText(/couldn’t create your report/)).toBeVisible();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closedFigures } from '../../gallery/special-answers.ts';
import { refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

/** What protects figures, and how far they are off, is in the overview: without it they would read as plain ones. */

const protectedCharts = ['Daily assessment submissions', 'Severity distribution', 'Mood distribution'];
const figure = (name: string) => page.getByRole('figure', { name });
const overview = 'GET /api/admin/stats/overview';

test('protected figures wait until it is known how far they are off, and can be tried again with that', async () => {
  const answers = { ...closedFigures, [overview]: () => refused(404) };
  const { answer, calls } = await openScreen('/admin/stats', { role: 'admin', answers });
  for (const name of protectedCharts)
    await expect.element(figure(name).getByRole('button', { name: 'Try again' })).toBeVisible();
  for (const untrue of [/PHQ-9 0/, /One person may have several/, /No average scores in this period/])
    expect(page.getByText(untrue).elements(), String(untrue)).toEqual([]);
  const again = figure('Severity distribution').getByRole('button', { name: 'Try again' });
  const asked = calls(overview).length;
  await again.click();
  await expect.poll(() => calls(overview).length).toBeGreaterThan(asked);
  await expect.element(again).not.toHaveAttribute('aria-busy');
  answer(overview, closedFigures[overview]);
  await again.click();
  await expect.element(page.getByText('GAD-7 181, 7 Sep 2026 to 1 Nov 2026.')).toBeVisible();
  for (const name of protectedCharts)
    await expect.element(figure(name).getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('protected figures that are there first say that they load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = () => promise.then(() => Response.json(closedFigures[overview]));
  const answers = { ...closedFigures, [overview]: late };
  const { calls } = await openScreen('/admin/stats', { role: 'admin', answers });
  // Longer than it takes to draw what is there.
  await expect.poll(() => calls('GET /api/admin/stats/average-scores')).toHaveLength(1);
  for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(() => drawn(frame)));
  for (const name of protectedCharts) await expect.element(figure(name).getByText('Loading chart...')).toBeVisible();
  await expect.element(page.getByText('Loading average score trends...')).toBeVisible();
  resolve();
  await expect.element(page.getByText('GAD-7 181, 7 Sep 2026 to 1 Nov 2026.')).toBeVisible();
});

test('plain figures are drawn without it', async () => {
  await openScreen('/admin/stats', { role: 'admin', answers: { [overview]: () => refused(404) } });
  await expect.element(figure('Severity distribution').getByText(/ in total\./)).toBeVisible();
  await expect.element(figure('Daily assessment submissions').getByRole('img').first()).toBeVisible();
});

test('under a stricter rule each chart says how far its own numbers are off: halves by more than a single one', async () => {
  await openScreen('/admin/stats', { role: 'admin', answers: closedFigures });
  const note = (name: string) => figure(name).getByText(/^Accurate to within about \d+\.$/);
  await expect.element(note('Severity distribution')).toHaveTextContent('Accurate to within about 20.');
  await expect.element(note('Mood distribution')).toHaveTextContent('Accurate to within about 20.');
  await expect.element(note('Daily assessment submissions')).toHaveTextContent('Accurate to within about 17.');
});

test('the introduction promises no more than plain figures keep: those of a day with one answer are one person’s', async () => {
  await openScreen('/admin/stats', {
    role: 'admin',
    answers: {
      'GET /api/admin/stats/average-scores': [
        { date: '2026-11-20', avg_gad7_score: 21, avg_phq9_score: null, gad7_scored: 1, phq9_scored: 0 },
      ],
    },
  });
  await expect
    .element(page.getByText('Screening results of everyone together, not diagnoses.', { exact: true }))
    .toBeVisible();
  expect(page.getByText(/never one person/).elements()).toEqual([]);
});

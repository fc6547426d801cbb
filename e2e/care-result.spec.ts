import type { Locator, Page } from '@playwright/test';
import { answer, blockOf, enter, expect, submitAssessment, test } from './fixtures.ts';

const headings = { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' };

/** What stands under a score, wherever it stands. */
async function expectMeaning(place: Locator, wanted: { score: string; band: string; scale: string; change: RegExp }) {
  await expect(place.getByText(wanted.score, { exact: true })).toBeVisible();
  await expect(place.getByText(wanted.band, { exact: true }).first()).toBeVisible();
  await expect(place.getByRole('img', { name: wanted.scale })).toBeVisible();
  await expect(place.getByText('This is a screening result, not a diagnosis.')).toBeVisible();
  await expect(place.getByText(wanted.change)).toBeVisible();
  await expect(place.getByText('What may help')).toBeVisible();
  await expect(place.getByText(/The questions cover two weeks, so \d+ \w+ \d{4} is a good time/)).toBeVisible();
}

const chartOf = (page: Page, type: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('figure', { name: `${type} Score Trend` }) })
    .last();

const cases = [
  {
    type: 'GAD-7',
    before: [1, 1, 1, 1, 1, 1, 1],
    label: 'More than half the days',
    count: 7,
    score: 'Your GAD-7 Score: 14',
    band: 'Moderate',
    scale: 'GAD-7: 14 on a scale from 0 to 21. Level: Moderate.',
    change: /7 points higher than last time. A change of this size usually means things have been getting harder/,
  },
  {
    type: 'GAD-7',
    before: [1, 1, 1, 1, 0, 0, 0],
    label: 'Several days',
    count: 7,
    score: 'Your GAD-7 Score: 7',
    band: 'Mild',
    scale: 'GAD-7: 7 on a scale from 0 to 21. Level: Mild.',
    change: /3 points higher than last time, which is about the same/,
  },
  {
    type: 'PHQ-9',
    before: [1, 1, 1, 1, 1, 0, 0, 0, 0],
    label: 'Not at all',
    count: 9,
    score: 'Your PHQ-9 Score: 0',
    band: 'Minimal',
    scale: 'PHQ-9: 0 on a scale from 0 to 27. Level: Minimal.',
    change: /5 points lower than last time. A change of this size usually means things have eased/,
  },
] as const;

for (const { type, before, label, count, ...wanted } of cases) {
  test(`${wanted.score} says what it means, at once and in My Stats`, async ({ page, request, person }) => {
    await submitAssessment(request, person.token, type, [...before]);
    await enter(page, person, '/dashboard?tab=mytests');
    const block = blockOf(page, headings[type]);
    await answer(block, Array(count).fill(label));
    await block.getByRole('button', { name: `Submit ${type}` }).click();
    await expectMeaning(block, wanted);
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    await expectMeaning(chartOf(page, type), wanted);
  });
}

test('the first result says that it is the first', async ({ page, request, person }) => {
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(0));
  await enter(page, person, '/dashboard?tab=mystats');
  await expect(page.getByText('This is your first result. Next time, you’ll see how it compares.')).toBeVisible();
});

test('asking again is worth it after two weeks, and never blocked before', async ({ page, person }) => {
  await enter(page, person, '/dashboard?tab=mytests');
  const block = blockOf(page, headings['GAD-7']);
  for (const label of ['Not at all', 'Several days']) {
    await answer(block, Array(7).fill(label));
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(block.getByText('You can retake it sooner if you like.')).toBeVisible();
  }
  await expect(block.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
});

const gentle = 'You don’t have to carry this alone';

test.describe('the gentler card', () => {
  for (const [type, fourteen, fifteen] of [
    ['GAD-7', [2, 2, 2, 2, 2, 2, 2], [3, 2, 2, 2, 2, 2, 2]],
    ['PHQ-9', [2, 2, 2, 2, 2, 2, 2, 0, 0], [3, 2, 2, 2, 2, 2, 2, 0, 0]],
  ] as const) {
    test(`comes from 15 up on the ${type}, and not at 14`, async ({ page, person }) => {
      const words = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
      await enter(page, person, '/dashboard?tab=mytests');
      const block = blockOf(page, headings[type]);
      const inWords = (values: readonly number[]) => values.map((value) => String(words[value]));
      await answer(block, inWords(fourteen));
      await block.getByRole('button', { name: `Submit ${type}` }).click();
      await expect(block.getByText(`Your ${type} Score: 14`, { exact: true })).toBeVisible();
      await expect(block.getByText(gentle)).toHaveCount(0);
      await answer(block, inWords(fifteen).slice(0, 1));
      await expect(async () => {
        await block.getByRole('button', { name: `Submit ${type}` }).click();
        await expect(block.getByText(`Your ${type} Score: 15`, { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(block.getByText(gentle)).toBeVisible();
      await expect(block.getByRole('link', { name: 'Call 14416' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

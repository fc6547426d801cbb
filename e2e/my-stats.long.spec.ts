import { countCalls, enter, expect, refusedCalls, submitAssessment, submitMood, test } from './fixtures.ts';

const mystats = '/dashboard?tab=mystats';
const titles = ['GAD-7 Score Trend', 'PHQ-9 Score Trend', 'Mood Trend'];

test.describe('My Stats', () => {
  test('says in each chart that there is nothing yet, and where to begin', async ({ page, person }) => {
    await enter(page, person, mystats);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
    await expect(page).toHaveTitle('My Stats – Evenkeel');
    for (const title of titles) await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    for (const text of ['No GAD-7 data available.', 'No PHQ-9 data available.', 'No mood data available.']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Take the PHQ-9 now' }).click();
    await expect(page.getByRole('heading', { name: 'PHQ-9 Depression' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'PHQ-9 Depression' })).toBeFocused();
  });

  test('draws three line charts in ink, labelled by date and by mood, with the report below', async ({
    page,
    request,
    person,
  }) => {
    for (const value of [1, 3, 2]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(value));
    for (const value of [2, 1]) await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(value));
    for (const mood of ['😡', '😄', '🙂', '😔', '😐']) await submitMood(request, person.token, mood);
    await enter(page, person, mystats);
    for (const title of titles) {
      const chart = page.getByRole('img', { name: title });
      await expect(chart).toBeVisible();
      const line = chart.locator('path').filter({ visible: true }).last();
      await expect(line).toBeVisible();
      const strokes = await chart
        .locator('path')
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
      expect(strokes).toContain('rgb(26, 79, 139)');
    }
    const mood = page.getByRole('img', { name: 'Mood Trend' });
    for (const label of ['😡 Angry', '😔 Sad', '😐 Neutral', '🙂 Calm', '😄 Happy']) {
      await expect(mood.getByText(label, { exact: true })).toBeVisible();
    }
    const now = await page.evaluate(() => {
      const [month, day] = [new Date().toLocaleString('en-GB', { month: 'short' }).slice(0, 3), new Date().getDate()];
      return `${day} ${month}`;
    });
    await expect(mood.getByText(new RegExp(`^${now}, \\d\\d:\\d\\d$`)).first()).toBeVisible();
    const gad7 = page.getByRole('img', { name: 'GAD-7 Score Trend' });
    await expect(gad7.getByText(new RegExp(`^${now} \\d{4}$`)).first()).toBeVisible();
    for (const empty of [/No .* data available\./]) await expect(page.getByText(empty)).toHaveCount(0);

    const [last, button] = await Promise.all([
      mood.boundingBox(),
      page.getByRole('button', { name: 'Download Report' }).boundingBox(),
    ]);
    expect(Number(button?.y)).toBeGreaterThan(Number(last?.y) + Number(last?.height));
  });

  test('tells every value to those who do not see the chart, by keys and as a table', async ({
    page,
    request,
    person,
  }) => {
    for (const value of [1, 3]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(value));
    await enter(page, person, mystats);
    const figure = page.getByRole('figure', { name: 'GAD-7 Score Trend' });
    await expect(figure.getByText(/^Latest: 21 of 21, Severe/)).toBeVisible();
    const slider = figure.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 of 2');
    await expect(figure.getByText(/: 7 of 21, Mild$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByText(/: 21 of 21, Severe$/)).toBeVisible();
    await figure.getByText('Show as a table').click();
    await expect(figure.getByRole('row')).toHaveCount(3);
    await expect(figure.getByRole('row').nth(1)).toContainText('Severe');
  });

  test.describe('where something fails', () => {
    test.use({ expectedErrors: refusedCalls });

    test('keeps the other charts, and never takes a failure for emptiness', async ({ page, request, person }) => {
      await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(1));
      await page.route('**/api/mood', (route) => route.fulfill({ status: 500, json: {} }));
      await enter(page, person, mystats);
      await expect(page.getByRole('img', { name: 'PHQ-9 Score Trend' })).toBeVisible();
      await expect(page.getByText('No GAD-7 data available.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByText('No mood data available.')).toHaveCount(0);
      await page.unroute('**/api/mood');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No mood data available.')).toBeVisible();
    });

    test('says that the report could not be made, and gives it at the next try', async ({ page, person }) => {
      await page.route('**/api/assessment/report*', (route) => route.fulfill({ status: 500, json: {} }));
      await enter(page, person, mystats);
      await page.getByRole('button', { name: 'Download Report' }).click();
      await expect(page.getByText(/couldn’t create your report/)).toBeVisible();
      await page.unroute('**/api/assessment/report*');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Report' }).click();
      await coming;
    });
  });

  test('has three tiles for each questionnaire, and one choice of how far back, by keys and in the address', async ({
    page,
    person,
  }) => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await page.route('**/api/assessment/history?type=GAD-7', (route) =>
      route.fulfill({ json: [60, 40].map((days) => ({ created_at: ago(days), total_score: days / 4 })) }),
    );
    await page.route('**/api/mood', (route) =>
      route.fulfill({ json: Array.from({ length: 2000 }, (_, half) => ({ created_at: ago(half / 2), mood: '🙂' })) }),
    );
    await enter(page, person, mystats);
    const gad7 = page.getByRole('figure', { name: 'GAD-7 Score Trend' });
    await expect(gad7.getByRole('term')).toHaveText(['Latest', 'Level', 'What changed']);
    await expect(gad7.getByRole('definition')).toContainText([
      '10 of 21',
      'Moderate',
      /5 points lower.*: a meaningful change/,
    ]);
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(gad7.getByText('Nothing in the last 30 days.')).toBeVisible();
    const mood = page.getByRole('figure', { name: 'Mood Trend' });
    // One each twelve hours: before noon today has one.
    await expect(mood.getByText(/on 30 days\. Most often: Calm \((?:59|60)\)\.$/)).toBeVisible();

    await page.getByRole('radio', { name: '30 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/[?&]range=90d$/);
    await expect(page.getByRole('radio', { name: '90 days' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Week by week' })).toBeVisible();
    await expect(gad7.getByText(/^Latest: 10 of 21, Moderate/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();

    await page.getByRole('radio', { name: '30 days' }).check();
    await gad7.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByRole('radio', { name: 'All' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Month by month' })).toBeVisible();
    await expect(mood.getByText(/2,000 moods on 1,00\d days/)).toBeVisible();
  });

  // screens, fault: the scale lost fill and mark on paper, and hints and table toggles were printed.
  test('is printed with its fills, and without what only a screen can do', async ({ page, request, person }) => {
    await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(2));
    await submitMood(request, person.token, '🙂');
    await enter(page, person, mystats);
    const scale = page.getByRole('img', { name: /on a scale from 0 to 21/ });
    await expect(scale).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(scale).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.getByRole('img', { name: 'GAD-7 Score Trend' })).toHaveCSS('print-color-adjust', 'exact');
    for (const text of [
      /^Touch the chart/,
      /^Show as a table/,
      'How far back',
      /^Get all of this as a PDF/,
      'Next reminders',
    ]) {
      for (const found of await page.getByText(text).all()) await expect(found).toBeHidden();
    }
  });

  test('draws the bare shapes of the specification, in any order and with a mood that nobody knows', async ({
    page,
    person,
  }) => {
    await page.route('**/api/assessment/history?type=GAD-7', (route) =>
      route.fulfill({
        json: [
          { created_at: '2026-03-02T04:30:00Z', total_score: 12 },
          { created_at: '2026-03-01T04:30:00Z', total_score: 3 },
        ],
      }),
    );
    await page.route('**/api/mood', (route) =>
      route.fulfill({
        json: [
          { created_at: '2026-03-02T04:35:00Z', mood: '😄' },
          { created_at: '2026-03-01T04:35:00Z', mood: '😡' },
          { created_at: '2026-03-03T04:35:00Z', mood: '🦄' },
        ],
      }),
    );
    await enter(page, person, mystats);
    await expect(page.getByText(/^Latest: 12 of 21, Moderate, on 2 Mar 2026/)).toBeVisible();
    const mood = page.getByRole('img', { name: 'Mood Trend' });
    await expect(mood.getByText('1 Mar, 10:05', { exact: true })).toBeVisible();
    await expect(mood.getByText('2 Mar, 10:05', { exact: true })).toBeVisible();
  });

  test.describe('where the moods can not be loaded', () => {
    test.use({ expectedErrors: refusedCalls });

    test('says so and asks no more, whatever else is on the screen', async ({ page, person }) => {
      const asked = countCalls(page, 'GET', '/api/mood');
      await page.route('**/api/mood', (route) => route.fulfill({ status: 400, json: {} }));
      await enter(page, person, mystats);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Loading chart')).toHaveCount(0);
      expect(asked.count()).toBeLessThanOrEqual(2);
    });
  });
});

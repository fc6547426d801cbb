import type { Page } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  submitAssessment,
  submitMood,
  testAlone as test,
} from './fixtures.ts';

const charts = [
  'Average score trends',
  'Daily assessment submissions',
  'Severity distribution',
  'Mood distribution',
] as const;

/** The number of an overview card. */
function numberOf(page: Page, label: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
}

test.use({ serverOf: 'the statistics' });

/** The figures are those of everyone, so these tests have a server of their own. */
test.describe('the admin statistics', () => {
  test.describe.configure({ mode: 'serial' });

  test('show zeros and empty states where nothing is there', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Statistics' })).toBeVisible();
    for (const label of ['Total Employees', 'GAD-7 Submissions', 'PHQ-9 Submissions', 'Mood Entries']) {
      await expect(numberOf(page, label)).toHaveText(`${label}0`);
    }
    await expect(page.getByText('No one has registered yet.')).toBeVisible();
    for (const name of charts) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('No submissions in this period.')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('NaN');
    await expectAccessible(page);
  });

  test('show who takes part first, then figures, charts and their tables', async ({ page, request }) => {
    const asha = await registerPerson(request);
    await registerPerson(request);
    await submitAssessment(request, asha.token, 'GAD-7', [1, 1, 1, 1, 1, 1, 1]);
    await submitAssessment(request, asha.token, 'PHQ-9', Array(9).fill(2));
    await submitMood(request, asha.token, '😄');
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Participation' })).toContainText('50%');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Participation');
    await expect(numberOf(page, 'Total Employees')).toHaveText('Total Employees2');
    await expect(numberOf(page, 'GAD-7 Submissions')).toHaveText('GAD-7 Submissions1');

    const severity = page.getByRole('figure', { name: 'Severity distribution' });
    await expect(severity.getByText('2 in total.')).toBeVisible();
    await severity.getByText('Show as a table').click();
    await expect(severity.getByRole('row', { name: 'Severe 0 1 1' })).toBeVisible();
    await expect(severity.getByRole('row', { name: 'Mild 1 0 1' })).toBeVisible();

    const daily = page.getByRole('figure', { name: 'Daily assessment submissions' });
    await daily.getByText('Show as a table').click();
    await expect(daily.getByRole('rowheader')).toHaveText(/^\d\d-\d\d-\d{4}$/);
    await expectAccessible(page);
  });

  test('keep the period in the address', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    const periods = page.getByRole('navigation', { name: 'Period' });
    await expect(periods.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    const asked = page.waitForRequest((call) => call.url().endsWith('/api/admin/stats/severity?period=90d'));
    await periods.getByRole('link', { name: '90 days' }).click();
    await asked;
    await expect(page).toHaveURL('/admin/stats?period=90d');
    await expect(page.getByText('in the last 90 days')).toBeVisible();
    await page.reload();
    await expect(periods.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(periods.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  });

  test('compare groups over any dates, in the address and as a spreadsheet', async ({ page, request }) => {
    const { state, city } = (
      await (
        await request.get('/api/admin/employees', { headers: { Authorization: `Bearer ${await adminToken(request)}` } })
      ).json()
    )[0];
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    const groups = page.getByRole('region', { name: 'Groups and periods' });
    await groups.getByLabel('Compare by').selectOption('City');
    await groups.getByLabel('Figures').selectOption('PHQ-9');
    await expect(page).toHaveURL('/admin/stats?by=city&of=PHQ-9');
    await expect(groups.getByRole('row', { name: `${city} ${state} 1 of 1 Too few to say` })).toBeVisible();
    await page.getByText('Choose dates').click();
    await page.getByLabel('From').fill('2026-01-02');
    await page.getByLabel('To').fill('2026-01-01');
    await page.getByRole('button', { name: 'Show these dates' }).click();
    await expect(page.getByText('The start must be before the end.').first()).toBeVisible();
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByLabel('To').fill('2026-01-02');
    await page.getByRole('button', { name: 'Show these dates' }).click();
    await expect(page).toHaveURL('/admin/stats?from=2026-01-01&to=2026-01-02&by=city&of=PHQ-9');
    await expect(groups.getByText('Nothing was recorded in these days.')).toBeVisible();
    await expect(numberOf(page, 'PHQ-9 Submissions')).toHaveText('PHQ-9 Submissions0');
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '30 days' }).click();
    await expect(groups.getByRole('row', { name: `${city} ${state} 1 of 1` })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await groups.getByRole('button', { name: 'Download as CSV (Groups and periods)' }).click();
    expect((await saved).suggestedFilename()).toBe('groups.csv');
  });

  test('say that they load, and nothing moves when they have', async ({ page, request }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api/admin/stats/**', async (route) => {
      await held;
      await route.continue();
    });
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    await expect(page.getByText('Loading chart...')).toHaveCount(3);
    await expect(page.getByText('Loading average score trends...')).toBeVisible();
    const last = page.getByRole('heading', { name: 'Daily assessment submissions' });
    const before = await last.boundingBox();
    letThrough();
    await expect(page.getByText('Loading chart...')).toHaveCount(0);
    await expect(page.getByText('2 in total.')).toBeVisible();
    expect((await last.boundingBox())?.y).toBe(before?.y);
  });

  test.describe('where they do not load', () => {
    test.use({ expectedErrors: refusedCalls });

    test('nothing is said, and they can be tried again', async ({ page, request }) => {
      await page.route('**/api/admin/stats/severity', (route) => route.fulfill({ status: 404, json: { msg: 'No.' } }));
      await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
      const severity = page.getByRole('figure', { name: 'Severity distribution' });
      const again = severity.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // screens.md: not as high as the chart would be.
      expect((await severity.boundingBox())?.height).toBeLessThan(200);
      await expect(page.getByText('No.')).toHaveCount(0);
      await page.unroute('**/api/admin/stats/severity');
      await again.click();
      await expect(severity.getByText('2 in total.')).toBeVisible();
    });
  });

  test('are saved as spreadsheets', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin/stats?period=30d', 'admin');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV (Severity distribution)' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('severity.csv');
  });

  test('fit a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    await expect(page.getByText('2 in total.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('say how they are protected, and that there are too few people', async ({ page, request }) => {
    const token = await adminToken(request);
    const headers = { Authorization: `Bearer ${token}` };
    await request.put('/api/admin/record-policy', { headers, data: { policy: 'reason' } });
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, { token }, '/admin/stats', 'admin');
    await expect(page.getByText('Every number is shifted a little at random')).toBeVisible();
    await expect(page.getByText('at best doubles the odds')).toBeVisible();
    await expect(page.getByText('There are too few people to say how many have taken part.')).toBeVisible();
    await expect(numberOf(page, 'Total Employees')).toHaveText('Total Employees2');
    await expect(numberOf(page, 'GAD-7 Submissions')).toHaveText('GAD-7 SubmissionsWithheld');
    await expect(page.getByText('It takes four full weeks with enough people taking part.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Participation' })).not.toContainText('%');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

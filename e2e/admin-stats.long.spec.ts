import type { Page } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerPerson,
  submitAssessment,
  submitMood,
  testAlone as test,
} from './fixtures.ts';

/** The number of an overview card. */
function numberOf(page: Page, label: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
}

test.use({ serverOf: 'the statistics' });

/** The figures are those of everyone, so these tests have a server of their own. */
test.describe('the admin statistics', () => {
  // One after another, on one server.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async ({ ownServer, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: ownServer });
    const asha = await registerPerson(request);
    await registerPerson(request);
    await submitAssessment(request, asha.token, 'GAD-7', [1, 1, 1, 1, 1, 1, 1]);
    await submitAssessment(request, asha.token, 'PHQ-9', Array(9).fill(2));
    await submitMood(request, asha.token, '😄');
    await request.dispose();
  });

  test('compare groups in whole months, in the address and as a spreadsheet', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
    const groups = page.getByRole('region', { name: 'Groups' });
    await page.getByText('Compare groups').click();
    await groups.getByLabel('Compare by').selectOption('City');
    await groups.getByLabel('Figures').selectOption('PHQ-9');
    await expect(page).toHaveURL('/admin/stats?by=city&of=PHQ-9');
    // One person in a month that is not over: nothing is said of any group.
    await expect(groups.getByText('No whole month with enough people yet.')).toBeVisible();
    await page.getByText('Choose dates').click();
    await page.getByLabel('From').fill('2026-01-02');
    await page.getByLabel('To').fill('2026-01-01');
    await page.getByRole('button', { name: 'Show these dates' }).click();
    await expect(page.getByText('The start must be before the end.').first()).toBeVisible();
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByLabel('To').fill('2026-01-02');
    await page.getByRole('button', { name: 'Show these dates' }).click();
    await expect(page).toHaveURL('/admin/stats?from=2026-01-01&to=2026-01-02&by=city&of=PHQ-9');
    await expect(numberOf(page, 'PHQ-9 Submissions')).toHaveText('PHQ-9 Submissions0');
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL('/admin/stats?period=30d&by=city&of=PHQ-9');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await groups.getByRole('button', { name: 'Download as CSV (Groups)' }).click();
    expect((await saved).suggestedFilename()).toBe('groups.csv');
  });

  test('say how they are protected, and that there are too few people', async ({ page, request }) => {
    const token = await adminToken(request);
    const headers = { Authorization: `Bearer ${token}` };
    await request.put('/api/admin/record-policy', { headers, data: { policy: 'reason' } });
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, { token }, '/admin/stats', 'admin');
    await page.getByText('How it works').click();
    await expect(page.getByText('Every number is shifted a little at random')).toBeVisible();
    await expect(page.getByText('Compare groups')).toHaveCount(0);
    await expect(page.getByText('There are too few people to say how many have taken part.')).toBeVisible();
    await expect(numberOf(page, 'Total Employees')).toHaveText('Total Employees2');
    await expect(numberOf(page, 'GAD-7 Submissions')).toHaveText('GAD-7 SubmissionsHidden');
    await expect(page.getByText('It takes four full weeks with enough people taking part.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Participation' })).not.toContainText('%');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

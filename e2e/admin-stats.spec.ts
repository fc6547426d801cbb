import type { Page } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
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

/** The figures are those of everyone, so this has a server of its own. */
test('the admin statistics show who takes part first, then figures, charts and their tables, and are saved as a spreadsheet', async ({
  page,
  request,
}) => {
  const asha = await registerPerson(request);
  await registerPerson(request);
  await submitAssessment(request, asha.token, 'GAD-7', [1, 1, 1, 1, 1, 1, 1]);
  await submitAssessment(request, asha.token, 'PHQ-9', Array(9).fill(2));
  await submitMood(request, asha.token, '😄');
  await enter(page, { token: await adminToken(request) }, '/admin/stats', 'admin');
  await expect(page.getByText('1 took part')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Participation' })).toContainText('50%');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Overview');
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
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV (Severity distribution)' }).click();
  expect((await saved).suggestedFilename()).toBe('severity.csv');
});

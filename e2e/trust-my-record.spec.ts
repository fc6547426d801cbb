import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter, expect, refusedCalls, stored, submitAssessment, submitMood, test } from './fixtures.ts';

test.use({ expectedErrors: refusedCalls });

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('latin1') };
}

test('my record is taken along as JSON, CSV, FHIR and PDF; erasing the account needs the password, shows its date, and is taken back', async ({
  page,
  request,
  person,
}) => {
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
  await submitMood(request, person.token, '🙂');
  await enter(page, person, '/profile');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page).toHaveURL('/profile/my-data');

  await test.step('taken along', async () => {
    const json = await download(page, 'Download as JSON');
    expect(json.name).toBe('my-record.json');
    expect(JSON.parse(json.text)).toMatchObject({ assessments: [{ total_score: 7 }] });
    const csv = await download(page, 'Download as CSV');
    expect(csv).toMatchObject({ name: 'my-record.csv', text: expect.stringContaining('GAD-7') });
    const fhir = await download(page, 'Download as FHIR');
    expect(JSON.parse(fhir.text)).toMatchObject({ resourceType: 'Bundle' });
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByRole('checkbox', { name: 'PHQ-9' }).uncheck();
    const pdf = await download(page, 'Download as PDF');
    expect(pdf).toMatchObject({ name: 'Mental_Health_Report.pdf', text: expect.stringMatching(/^%PDF/) });
  });

  await test.step('erased in seven days, and kept', async () => {
    const region = page.getByRole('region', { name: 'Delete my account' });
    await region.getByRole('button', { name: 'Delete my account…' }).click();
    await region.getByLabel('Your password', { exact: true }).fill('Wrong@pass1');
    await region.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await expect(region.getByRole('alert')).toContainText('That password isn’t right.');
    await region.getByLabel('Your password', { exact: true }).fill(person.password);
    await region.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await expect(region.getByText(/will be deleted on \d+ \w+ \d{4}, \d\d:\d\d\./)).toBeVisible();
    const { erase_at: at } = await stored(request, person.token, '/api/account');
    expect(Date.parse(at) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    await region.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('We’ll keep your account, with everything in it.')).toBeVisible();
    expect(await stored(request, person.token, '/api/account')).toMatchObject({ erase_at: null });
  });
});

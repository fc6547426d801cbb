import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  blockOf,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  stored,
  submitAssessment,
  submitMood,
  test,
} from './fixtures.ts';

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('latin1') };
}

test.describe('My record', () => {
  test('is taken along as JSON, CSV, FHIR and PDF', async ({ page, request, person }) => {
    await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
    await submitMood(request, person.token, '🙂');
    await enter(page, person, '/profile');
    await page.getByRole('link', { name: 'My data' }).click();
    await expect(page).toHaveURL('/profile/my-data');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My data');
    // What people can read comes before what programs can.
    expect(await page.getByRole('button', { name: /^Download as/ }).allInnerTexts()).toEqual(
      ['PDF', 'CSV', 'JSON', 'FHIR'].map((kind) => `Download as ${kind}`),
    );
    const json = await download(page, 'Download as JSON');
    expect(json.name).toBe('my-record.json');
    expect(JSON.parse(json.text)).toMatchObject({ assessments: [{ total_score: 7 }] });
    const csv = await download(page, 'Download as CSV');
    expect(csv).toMatchObject({ name: 'my-record.csv', text: expect.stringContaining('GAD-7') });
    const fhir = await download(page, 'Download as FHIR');
    expect(JSON.parse(fhir.text)).toMatchObject({ resourceType: 'Bundle' });
    const asked = page.waitForRequest('**/api/assessment/report?**');
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByRole('checkbox', { name: 'PHQ-9' }).uncheck();
    const pdf = await download(page, 'Download as PDF');
    expect(pdf).toMatchObject({ name: 'Mental_Health_Report.pdf', text: expect.stringMatching(/^%PDF/) });
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('from'), query.get('to'), query.get('sections')]).toEqual(['2026-01-01', '', 'gad7,mood']);
  });

  test('refuses a report of nothing, or of a time that ends before it begins', async ({ page, person }) => {
    await enter(page, person, '/my-record');
    await page.getByLabel('From', { exact: true }).fill('2026-11-02');
    await page.getByLabel('To', { exact: true }).fill('2026-11-01');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('To', { exact: true }).fill('2026-11-02');
    for (const part of ['GAD-7', 'PHQ-9', 'Mood']) await page.getByRole('checkbox', { name: part }).uncheck();
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please choose at least one part.');
  });

  test('leads to where each consent is taken back', async ({ page, person }) => {
    await enter(page, person, '/my-record');
    const agreed = page.getByRole('region', { name: 'What you’ve agreed to' });
    await expect(agreed.getByRole('link', { name: 'A call back' })).toHaveAttribute('href', '/help');
    await agreed.getByRole('link', { name: 'Sharing my record' }).click();
    await expect(page.getByRole('switch', { name: 'Let wellness admins open my scores and moods' })).toBeVisible();
  });

  test('says how long things stay, and reads well', async ({ page, person }) => {
    await enter(page, person, '/my-record');
    await expect(page.getByText('Results and moods are deleted automatically after 2 years.')).toBeVisible();
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    }
  });
});

test.describe('erasing the account', () => {
  test.use({ expectedErrors: refusedCalls });

  test('needs the password, shows its date, and can be taken back', async ({ page, request, person }) => {
    await enter(page, person, '/my-record');
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
    await page.goto('/profile');
    await expect(page.getByText(/will be deleted on/)).toBeVisible();
    await page.getByRole('link', { name: 'Keep my account' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('We’ll keep your account, with everything in it.')).toBeVisible();
    expect(await stored(request, person.token, '/api/account')).toMatchObject({ erase_at: null });
  });
});

test.describe('a mood that was tapped by mistake', () => {
  test('is removed within ten minutes, and the same one can be logged again', async ({ page, request, person }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    const block = blockOf(page, 'Submit Your Mood');
    for (const round of [1, 2]) {
      await block.getByText('Sad', { exact: true }).click();
      await block.getByRole('button', { name: 'Submit Mood' }).click();
      await expect(block.getByRole('button', { name: 'Remove this mood' })).toBeVisible();
      expect(await stored(request, person.token, '/api/mood'), `round ${round}`).toHaveLength(1);
      await block.getByRole('button', { name: 'Remove this mood' }).click();
      await expect(block.getByText('Mood removed.')).toBeVisible();
      await expect(block.getByRole('radio').first()).toBeFocused();
      expect(await stored(request, person.token, '/api/mood')).toHaveLength(0);
    }
  });

  test('stays after ten minutes', async ({ page, person }) => {
    await page.clock.install();
    await enter(page, person, '/dashboard?tab=mytests');
    const block = blockOf(page, 'Submit Your Mood');
    await block.getByText('Calm', { exact: true }).click();
    await block.getByRole('button', { name: 'Submit Mood' }).click();
    await expect(block.getByRole('button', { name: 'Remove this mood' })).toBeVisible();
    await page.clock.runFor(10 * 60_000 + 1000);
    await expect(block.getByRole('button', { name: 'Remove this mood' })).toHaveCount(0);
  });
});

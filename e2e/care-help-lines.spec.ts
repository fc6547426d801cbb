import type { APIRequestContext, Page } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  testAlone as test,
} from './fixtures.ts';
import { chooseFor } from './row-menu.ts';

test.use({ serverOf: 'the help lines' });
test.describe.configure({ mode: 'serial' });

async function open(page: Page, request: APIRequestContext) {
  await enter(page, { token: await adminToken(request) }, '/admin/help-lines', 'admin');
  await expect(page.getByText('14416, 1800-891-4416')).toBeVisible();
}

const form = (page: Page) => page.getByRole('dialog');

test('an admin adds a line, and everybody sees it at once, also signed out', async ({ page, request, browser }) => {
  await open(page, request);
  await page.getByRole('button', { name: 'Add a helpline' }).click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  for (const label of ['Name', 'Numbers', 'Source']) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await form(page).getByLabel('Name', { exact: true }).fill('Our counsellor');
  await form(page).getByLabel('Numbers', { exact: true }).fill('0657 222 333, 1800 11 22');
  await form(page).getByLabel('Hours', { exact: true }).fill('9 to 5');
  await form(page).getByLabel('Languages', { exact: true }).fill('Santali, Hindi');
  await form(page).getByLabel('Source', { exact: true }).fill('https://example.org/lines');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: Our counsellor.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Our counsellor' })).toContainText(
    '0657 222 333, 1800 11 22',
  );

  const stranger = await browser.newPage();
  await stranger.goto(new URL('/', page.url()).href);
  await stranger.getByRole('button', { name: 'Help now' }).click();
  const link = stranger.getByRole('dialog').getByRole('link', { name: 'Call 0657 222 333' });
  await expect(link).toHaveAttribute('href', 'tel:0657222333');
  await expect(stranger.getByText('9 to 5 · Santali, Hindi')).toBeVisible();
  await stranger.close();
});

test('a line is changed, moved, and flagged after 90 days until somebody has checked it', async ({ page, request }) => {
  await open(page, request);
  await chooseFor(page, 'Our counsellor', 'Change');
  await form(page).getByLabel('Verified on', { exact: true }).fill('2026-01-01');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Our counsellor' });
  await expect(row).toContainText('Please check again');
  await row.getByRole('button', { name: 'I’ve checked it today (Our counsellor)' }).click();
  await expect(row).not.toContainText('Please check again');
  await chooseFor(page, 'Our counsellor', 'Move up');
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText('Our counsellor');
});

test('a line is removed after a question, and 112 stays', async ({ page, request }) => {
  await open(page, request);
  await chooseFor(page, 'Our counsellor', 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await chooseFor(page, 'Our counsellor', 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed: Our counsellor.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: refusedCalls });

  test('is said, and nothing is changed', async ({ page, request }) => {
    await open(page, request);
    await chooseFor(page, 'Emergency', 'Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/Keep at least one helpline. 112 can’t be removed/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  });
});

test('the list reads well, light or dark, on a phone and on a desk', async ({ page, request }) => {
  await open(page, request);
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  }
});

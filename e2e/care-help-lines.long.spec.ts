import { adminToken, enter, expect, refusedCalls, testAlone as test } from './fixtures.ts';
import { chooseFor } from './row-menu.ts';

test.use({ serverOf: 'the help lines', expectedErrors: refusedCalls });

test('an admin adds, checks, moves and removes a line, everybody sees it at once, also signed out, and 112 stays', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, { token: await adminToken(request) }, '/admin/help-lines', 'admin');
  await expect(page.getByText('14416, 1800-891-4416')).toBeVisible();
  const form = page.getByRole('dialog');
  const save = () => form.getByRole('button', { name: 'Save' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  const row = rows.filter({ hasText: 'Our counsellor' });

  await test.step('added, and read signed out', async () => {
    await page.getByRole('button', { name: 'Add a helpline' }).click();
    await form.getByLabel('Name', { exact: true }).fill('Our counsellor');
    await form.getByLabel('Numbers', { exact: true }).fill('0657 222 333, 1800 11 22');
    await form.getByLabel('Hours', { exact: true }).fill('9 to 5');
    await form.getByLabel('Languages', { exact: true }).fill('Santali, Hindi');
    await form.getByLabel('Source', { exact: true }).fill('https://example.org/lines');
    await save();
    await expect(page.getByText('Saved: Our counsellor.')).toBeVisible();
    await expect(row).toContainText('0657 222 333, 1800 11 22');
    const stranger = await browser.newPage();
    await stranger.goto(new URL('/', page.url()).href);
    await stranger.getByRole('button', { name: 'Help now' }).click();
    const link = stranger.getByRole('dialog').getByRole('link', { name: 'Call 0657 222 333' });
    await expect(link).toHaveAttribute('href', 'tel:0657222333');
    await expect(stranger.getByText('9 to 5 · Santali, Hindi')).toBeVisible();
    await stranger.close();
  });

  await test.step('flagged after 90 days, checked, and moved', async () => {
    await chooseFor(page, 'Our counsellor', 'Change');
    await form.getByLabel('Verified on', { exact: true }).fill('2026-01-01');
    await save();
    await expect(row).toContainText('Please check again');
    await row.getByRole('button', { name: 'I’ve checked it today (Our counsellor)' }).click();
    await expect(row).not.toContainText('Please check again');
    await chooseFor(page, 'Our counsellor', 'Move up');
    await expect(rows.nth(1)).toContainText('Our counsellor');
  });

  await test.step('removed after a question; 112 is not', async () => {
    const question = page.getByRole('alertdialog');
    await chooseFor(page, 'Our counsellor', 'Remove');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await chooseFor(page, 'Our counsellor', 'Remove');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Removed: Our counsellor.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await chooseFor(page, 'Emergency', 'Remove');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/Keep at least one helpline. 112 can’t be removed/)).toBeVisible();
    await page.reload();
    await expect(rows).toHaveCount(2);
  });
});

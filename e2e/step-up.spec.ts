import type { Page } from '@playwright/test';
import { admin, adminToken, enter, expect, refusedCalls, registerPerson, testAlone as test } from './fixtures.ts';
import { ageSessions } from './database.ts';
import { chooseFor, menuOf } from './row-menu.ts';

/** Step-ups at a screen that was left open: the sessions grow older, the page stays. */

test.use({ serverOf: 'the power of admins', expectedErrors: refusedCalls });
test.describe.configure({ mode: 'serial' });

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Please enter your password to continue' });

async function giveAndGoOn(page: Page) {
  await expect(prompt(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveCount(0);
}

test.beforeEach(async ({ page, request, running }) => {
  await enter(page, { token: await adminToken(request) }, '/admin-dashboard', 'admin');
  await ageSessions(running, 16);
});

test('trust 6: a role is given after the password, by keyboard, and not asked again for 15 minutes', async ({
  page,
  request,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(asha.email);
  await expect(page.getByText('1 person')).toBeVisible();
  await menuOf(page, 'Asha Rani').press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make admin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  const field = prompt(page).getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  // A wrong one is told at the field, and what was typed stays.
  await page.keyboard.type('Wrong@pass1');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('That password isn’t right. Please try again.');
  await expect(field).toHaveValue('Wrong@pass1');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await giveAndGoOn(page);
  await expect(page.getByText('Asha Rani is now an admin.')).toBeVisible();
  await expect(page.getByLabel('Search by name or email')).toHaveValue(asha.email);
  await chooseFor(page, 'Asha Rani', 'Remove admin role');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove admin role' }).click();
  await expect(page.getByText('This waits: Asha Rani has been told.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw (' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The request is withdrawn.')).toBeVisible();
});

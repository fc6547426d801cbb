import type { Page } from '@playwright/test';
import { admin, adminToken, enter, expect, refusedCalls, registerPerson, testAlone as test } from './fixtures.ts';
import { ageSessions } from './database.ts';
import { chooseFor, menuOf } from './row-menu.ts';

/** Steps of power at a screen that was left open: the sessions grow older, the page stays. */

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

test('trust 6: a step that is broken off changes nothing, and says why', async ({ page, request }) => {
  const ravi = await registerPerson(request, { name: 'Ravi Rao' });
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(ravi.email);
  await expect(page.getByText('1 person')).toBeVisible();
  await chooseFor(page, 'Ravi Rao', 'Disable account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByText('Please enter your password to continue.')).toBeVisible();
  await menuOf(page, 'Ravi Rao').click();
  await expect(page.getByRole('menuitem', { name: 'Disable account' })).toBeVisible();
});

test('trust 6: a rule is chosen after the password, and the choice is kept meanwhile', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Who can open a named record' });
  await region.getByRole('radio', { name: 'Never' }).check();
  await region.getByRole('button', { name: 'Apply this setting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply this setting' }).click();
  await giveAndGoOn(page);
  await expect(region.getByText(/Now: Never, since/)).toBeVisible();
});

test('trust 6: a list with names is downloaded after the password', async ({ page }) => {
  await page.goto('/admin/employee-history');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV (employees)' }).click();
  await giveAndGoOn(page);
  expect((await saved).suggestedFilename()).toBe('employees.csv');
});

test('trust 3, 6: a question is switched after the password, and the list of actions names it', async ({
  page,
  request,
}) => {
  const token = await adminToken(request);
  const headers = { Authorization: `Bearer ${token}` };
  const isOn = async () => {
    const questions = await (await request.get('/api/questions', { headers })).json();
    return questions.find(({ id }: { id: string }) => id === 'gad7-2').is_active;
  };
  await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
  await page.getByRole('checkbox', { name: 'Active Not being able to stop or control worrying' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await giveAndGoOn(page);
  await expect.poll(isOn).toBe(false);
  await page.goto('/admin/people');
  await expect(page.getByText('Admin turned off question 2 of the GAD-7')).toBeVisible();
  await expect(page.getByText('Admin made access to named records stricter: ‘Never’')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { admin, expect, refusedCalls, test } from './fixtures.ts';

test.use({ expectedErrors: refusedCalls });

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const kept = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage).toSorted().join(), localStorage.getItem('role')]);

test('leads an employee to the dashboard, also after a wrong password, and an admin to theirs; stores token and role', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await signIn(page, person.email.toUpperCase(), 'Wrong@pass1');
  await expect(page.getByRole('alert')).toHaveText('That email or password isn’t right.');
  await signIn(page, person.email.toUpperCase(), person.password);
  await expect(page).toHaveURL('/dashboard');
  expect(await kept(page)).toEqual(['role,token', 'employee']);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  expect(await kept(page)).toEqual(['role,token', 'admin']);
});

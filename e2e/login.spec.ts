import { admin, expect, refusedCalls, test } from './fixtures.ts';

test.describe('the login', () => {
  test('leads an employee to the dashboard and stores token and role, nothing else', async ({ page, person }) => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(person.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('employee');
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
  });

  test('leads an admin to the admin dashboard', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('admin');
  });
});

test.describe('a login that fails', () => {
  test.use({ expectedErrors: refusedCalls });

  test('can be tried again at once', async ({ page, person }) => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong@pass1');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('That email or password isn’t right.');
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

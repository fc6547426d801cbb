import type { Route } from '@playwright/test';
import { countCalls, expect, hueOf, refusedCalls, test } from './fixtures.ts';

const call = '**/api/auth/login';

test.describe('the login', () => {
  test('is the landing screen, with its fields and ways on, and no tabs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page).toHaveTitle('Login – Evenkeel');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Evenkeel');
    await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const tab of ['Home', 'My Tests', 'My Stats', 'My Health']) {
      await expect(page.getByText(tab, { exact: true })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/register');
    await page.goBack();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    test(`is at the harbour, with its promise, and all of the form in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const picture = page.locator('main img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('alt', '');
      for (const control of [page.getByLabel('Email', { exact: true }), page.getByRole('button', { name: 'Login' })]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      const [scene, form] = await Promise.all([picture.boundingBox(), page.locator('form').boundingBox()]);
      if (width > 1000) expect(Number(scene?.x) + Number(scene?.width)).toBeLessThanOrEqual(Number(form?.x));
      else expect(Number(scene?.y)).toBeGreaterThan(Number(form?.y) + Number(form?.height));
      // To the lower edge: no empty part of the screen is left.
      expect(Number(scene?.y) + Number(scene?.height)).toBeGreaterThanOrEqual(height - 1);
      const painted = async (theme: string) => {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        return (await picture.screenshot()).toString('base64');
      };
      expect(await painted('dark')).not.toBe(await painted('light'));
      await expect(page.getByText('Private by design.')).toBeVisible();
      await page.getByRole('link', { name: 'See who can see what' }).click();
      await expect(page).toHaveURL('/who-can-see');
    });
  }

  test('has a form of at most 400 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    expect(await page.locator('form').evaluate((form) => form.getBoundingClientRect().width)).toBeLessThanOrEqual(400);
  });

  test('shows and hides the password, which stays', async ({ page }) => {
    await page.goto('/');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Calm@less1');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('Calm@less1');
  });

  test('sends nothing without an email and a password, and says so at each field and on top', async ({ page }) => {
    const sent = countCalls(page, 'POST', '/api/auth/login');
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please fill this in.');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Please fill this in.');
    await page.getByLabel('Email', { exact: true }).fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/full email address/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('x');
    expect(sent.count()).toBe(0);
  });

  test('makes one call of a double click', async ({ page, person }) => {
    const sent = countCalls(page, 'POST', '/api/auth/login');
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page).toHaveURL('/dashboard');
    expect(sent.count()).toBe(1);
  });
});

test.describe('a login that fails', () => {
  test.use({ expectedErrors: refusedCalls });

  const user = { id: '1', name: 'A', email: 'a@e2e.example', role: 'employee' };
  const cases: [string, string, (route: Route) => Promise<void>][] = [
    ['the message of the server', 'Not today.', (route) => route.fulfill({ status: 400, json: { msg: 'Not today.' } })],
    ['an error without a message', 'Login failed', (route) => route.fulfill({ status: 500, json: {} })],
    ['an error page of a proxy', 'Login failed', (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' })],
    ['no connection', 'Login failed', (route) => route.abort()],
    ['no token', 'Invalid response from server', (route) => route.fulfill({ json: { user } })],
    ['no user', 'Invalid response from server', (route) => route.fulfill({ json: { token: 'abc' } })],
    ['an empty answer', 'Invalid response from server', (route) => route.fulfill({ body: '' })],
  ];

  for (const [situation, message, reply] of cases) {
    test(`says in red above the form what is wrong: ${situation}`, async ({ page }) => {
      await page.route(call, reply);
      await page.goto('/');
      await page.getByLabel('Email', { exact: true }).fill('a@e2e.example');
      await page.getByLabel('Password', { exact: true }).fill('Calm@less1');
      await page.getByRole('button', { name: 'Login' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(message);
      expect(await hueOf(alert.getByText(message))).toBe('red');
      const [above, form] = await Promise.all([alert.boundingBox(), page.locator('form').boundingBox()]);
      expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(form?.y));
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('a@e2e.example');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Calm@less1');
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  }
});

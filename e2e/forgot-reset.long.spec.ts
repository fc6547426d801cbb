import type { APIRequestContext, Page, Route } from '@playwright/test';
import { countCalls, expect, hueOf, refusedCalls, test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

const passwordRule =
  'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';

async function askForLink(request: APIRequestContext, email: string): Promise<string> {
  expect((await request.post('/api/auth/forgot-password', { data: { email } })).ok()).toBe(true);
  const folder = String(process.env['E2E_MAIL']);
  await expect.poll(async () => (await mailsTo(folder, email)).length).toBe(1);
  const [mail] = await mailsTo(folder, email);
  return new URL(String(/http\S+\/reset-password\/\S+/.exec(String(mail))?.[0])).pathname;
}

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test.describe('the forgotten password', () => {
  test('is sent again after a minute and not before, and a refusal leaves the inbox in view', async ({ page }) => {
    const sent = countCalls(page, 'POST', '/api/auth/forgot-password');
    await page.clock.install();
    await page.goto('/forgot-password');
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByLabel('Email', { exact: true }).fill('nobody@e2e.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    const again = page.getByRole('button', { name: 'Send again' });
    for (const times of [1, 2]) {
      await expect(again).toHaveAccessibleDescription('You can send it again in a minute.');
      await page.clock.runFor(59_000);
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await again.click({ force: true });
      expect(sent.count()).toBe(times);
      await page.clock.runFor(2_000);
      await expect(again).not.toHaveAttribute('aria-disabled');
      await again.click();
      await expect.poll(sent.count).toBe(times + 1);
    }
    await expect(page.getByRole('status').filter({ hasText: 'reset link' })).toBeVisible();
  });

  test('needs an email', async ({ page }) => {
    const sent = countCalls(page, 'POST', '/api/auth/forgot-password');
    await page.goto('/forgot-password');
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveAttribute('required');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(email).toHaveAccessibleDescription('Please fill this in.');
    await email.fill('half@');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(email).toHaveAccessibleDescription(/full email address/);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(sent.count()).toBe(0);
  });

  test.describe('where it fails', () => {
    test.use({ expectedErrors: refusedCalls });

    const cases: [string, (route: Route) => Promise<void>][] = [
      ['Too many.', (route) => route.fulfill({ status: 429, json: { msg: 'Too many.' } })],
      ['Something went wrong', (route) => route.fulfill({ status: 500, json: {} })],
      ['Something went wrong', (route) => route.abort()],
    ];
    for (const [index, [message, reply]] of cases.entries()) {
      test(`says '${message}' in red (${index + 1})`, async ({ page }) => {
        await page.route('**/api/auth/forgot-password', reply);
        await page.goto('/forgot-password');
        await page.getByLabel('Email', { exact: true }).fill('a@e2e.example');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
        await expect(page.getByRole('alert')).toHaveText(message);
        expect(await hueOf(page.getByRole('alert').getByText(message))).toBe('red');
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue('a@e2e.example');
      });
    }
  });
});

test.describe('the reset of a password', () => {
  test('compares both entries and sends nothing that differs or breaks the rule', async ({ page }) => {
    const sent = countCalls(page, 'POST', '/api/auth/reset-password/abc');
    await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { msg: 'never' } }));
    await page.goto('/reset-password/abc');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
    await expect(page).toHaveTitle('Reset password – Evenkeel');
    await choose(page, 'Fresh#start2', 'Fresh#start3');
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Fresh#start2');
    expect(sent.count()).toBe(0);
  });

  test('leaves no token in the address', async ({ page }) => {
    await page.goto('/reset-password/a-secret-token');
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/a-secret-token/);
  });

  test.describe('where it fails', () => {
    test.use({ expectedErrors: refusedCalls });

    test('says the rule for a weak password, and the link still works after it', async ({ page, request, person }) => {
      await page.goto(await askForLink(request, person.email));
      await choose(page, 'weak');
      await expect(page.getByRole('alert')).toHaveText(passwordRule);
      await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await choose(page, 'Fresh#start2');
      await expect(page.getByText(/success/)).toBeVisible();
    });

    const cases: [string, (route: Route) => Promise<void>][] = [
      ['The link is old.', (route) => route.fulfill({ status: 400, json: { msg: 'The link is old.' } })],
      ['Error resetting password', (route) => route.fulfill({ status: 500, json: {} })],
      ['Error resetting password', (route) => route.abort()],
    ];
    for (const [index, [message, reply]] of cases.entries()) {
      test(`says '${message}' in red and stays (${index + 1})`, async ({ page }) => {
        await page.clock.install();
        await page.route('**/api/auth/reset-password/*', reply);
        await page.goto('/reset-password/abc');
        await choose(page, 'Fresh#start2');
        await expect(page.getByRole('alert')).toHaveText(message);
        expect(await hueOf(page.getByRole('alert').getByText(message))).toBe('red');
        await page.clock.runFor(5_000);
        await expect(page).not.toHaveURL('/');
        await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('Fresh#start2');
      });
    }

    test('shows an answer without the word success in red', async ({ page }) => {
      await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { msg: 'Hm.' } }));
      await page.goto('/reset-password/abc');
      await choose(page, 'Fresh#start2');
      await expect(page.getByText('Hm.')).toBeVisible();
      expect(await hueOf(page.getByText('Hm.'))).toBe('red');
    });
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hueOf, refusedCalls, test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

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
  test('asks for the email alone, and answers known and unknown people alike', async ({ page, person }) => {
    await page.goto('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
    await expect(page).toHaveTitle('Forgot password – Evenkeel');
    await expect(page.getByRole('textbox')).toHaveCount(1);
    const answers: string[] = [];
    for (const email of [person.email, 'nobody@e2e.example']) {
      await page.getByLabel('Email', { exact: true }).fill(email);
      const replied = page.waitForResponse('**/api/auth/forgot-password');
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      const { msg } = await (await replied).json();
      await expect(page.getByRole('status').filter({ hasText: msg })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText(/It can take a minute .* spam folder/)).toBeVisible();
      const said = await page.getByRole('main').innerText();
      answers.push(msg, said.replace(email, ''));
      await page.getByRole('button', { name: 'Use another address' }).click();
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByText(msg)).toHaveCount(0);
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the reset of a password', () => {
  test('ends in green and leads to the login after two seconds', async ({ page, request, person }) => {
    const link = await askForLink(request, person.email);
    await page.clock.install();
    await page.goto(link);
    await page.clock.pauseAt(Date.now() + 600_000);
    await choose(page, 'Fresh#start2');
    const said = page.getByText(/success/);
    await expect(said).toBeVisible();
    expect(await hueOf(said)).toBe('green');
    await page.clock.runFor(1_900);
    await expect(page.getByText(/success/)).toBeVisible();
    await expect(page).not.toHaveURL('/');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
    expect((await request.post('/api/auth/login', { data: { ...person, password: 'Fresh#start2' } })).status()).toBe(
      200,
    );
    expect((await request.post('/api/auth/login', { data: person })).status()).toBe(401);
  });

  test.describe('where it fails', () => {
    test.use({ expectedErrors: refusedCalls });

    test('refuses a link for the second time', async ({ page, request, person }) => {
      const link = await askForLink(request, person.email);
      const data = { newPassword: 'Fresh#start2' };
      expect((await request.post(`/api/auth${link}`, { data })).status()).toBe(200);
      await page.goto(link);
      await choose(page, 'Other#start3');
      await expect(page.getByRole('alert')).toHaveText(/no longer valid/);
      expect(await hueOf(page.getByRole('alert').getByText(/no longer valid/))).toBe('red');
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Other#start3');
    });
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import {
  adminToken,
  expect,
  expectAccessible,
  refusedCalls,
  registration,
  signIn,
  testAlone as test,
} from './fixtures.ts';

test.use({ serverOf: 'who can register', expectedErrors: refusedCalls });

async function signInAsAdmin(page: Page, request: APIRequestContext) {
  await signIn(page, { token: await adminToken(request) }, 'admin');
}

async function choose(page: Page, rule: string, more: () => Promise<void> = async () => undefined) {
  await page.goto('/admin/registration');
  await page.getByRole('radio', { name: rule }).check();
  await more();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
}

test('a page by invitation says so, and sends a lost invitation again', async ({ page, browser, running, request }) => {
  await signInAsAdmin(page, request);
  await choose(page, 'By invitation');
  await expectAccessible(page);
  const theirs = await browser.newPage();
  await theirs.goto(`${running.url}/register`);
  await expect(theirs.getByText('You need an invitation to register.')).toBeVisible();
  await expect(theirs.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expectAccessible(theirs);
  const answer = await request.post(`${running.url}/api/auth/register`, { data: registration() });
  expect(answer.status()).toBe(403);
  await theirs.getByLabel('Email', { exact: true }).fill('stranger@e2e.example');
  await theirs.getByRole('button', { name: 'Email me a link' }).click();
  await expect(theirs.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await theirs.close();
});

import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { ageSessions } from './database.ts';
import { admin, expect, refusedCalls, registerPerson, testAlone as test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

/** A device that others use as well: what a colleague finds there afterwards. */

test.use({ serverOf: 'the sessions', expectedErrors: refusedCalls });
test.describe.configure({ mode: 'default' });

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

async function signInHere(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await login(page).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(login(page)).toHaveCount(0);
}

/** Everything that a page can keep in a browser, as someone who looks for it would read it. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage).toSorted(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }));

const nothing = { local: [], tab: [], databases: [], cookies: '' };

const tokenIn = (page: Page) => page.evaluate(() => String(sessionStorage.getItem('token')));

test('ASVS 14.3.1: nothing about the person stays when the tab is closed, also of a mood that could not be sent', async ({
  page,
  context,
  request,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  await signInHere(page, asha);
  expect(await kept(page)).toEqual({ ...nothing, tab: ['role', 'token'] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA RANI');
  await page.route('**/api/mood', (route) => route.abort());
  const tried = page.waitForRequest('**/api/mood');
  await page.getByRole('button', { name: /Calm/ }).click();
  await tried;
  expect(await kept(page)).toEqual({ ...nothing, tab: ['role', 'token'] });
  await page.close();
  const colleague = await context.newPage();
  await colleague.goto('/dashboard');
  await expect(login(colleague)).toBeVisible();
  await expect(colleague.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(colleague.getByLabel('This is a shared device')).not.toBeChecked();
  expect(await kept(colleague)).toEqual(nothing);
});

if (isLong) {
  test('ASVS 7.3.1: a screen that was left open closes after half an hour, and its token is worth nothing', async ({
    page,
    request,
    running,
  }) => {
    const asha = await registerPerson(request, { name: 'Asha Rani' });
    await page.clock.install();
    await signInHere(page, asha);
    const headers = { Authorization: `Bearer ${await tokenIn(page)}` };
    await page.goto('/profile/security');
    await expect(page.getByText('after 30 minutes without use')).toBeVisible();
    await expect(page.getByText('Shared device', { exact: true })).toBeVisible();
    await ageSessions(running, 31);
    await page.clock.runFor(125_000);
    await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
    expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
    await page.goBack();
    await expect(login(page)).toBeVisible();
    expect(await page.content()).not.toContain(asha.email);
  });

  test('signing out on it leaves nothing behind Back, and an admin is in this tab alone, too', async ({ page }) => {
    await signInHere(page, admin);
    await expect(page).toHaveURL('/admin-dashboard');
    expect((await kept(page)).local).toEqual([]);
    await page.goto('/admin/people');
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You’re signed out.')).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
    await page.goBack();
    await expect(login(page)).toBeVisible();
  });

  test('ASVS 14.3.1: a tab that the browser brings back is signed out, however soon', async ({ page, request }) => {
    await signInHere(page, await registerPerson(request, { name: 'Asha Rani' }));
    await page.goto('about:blank');
    await page.goBack();
    await expect(login(page)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
  });
}

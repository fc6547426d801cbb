import { ageSessions } from './database.ts';
import { admin, adminToken, enter, expect, refusedCalls, registerPerson, testAlone as test } from './fixtures.ts';

/** Where a person is signed in: seen, ended, ended by themselves, and gone from the browser. */

test.use({ serverOf: 'the sessions', expectedErrors: refusedCalls });
// One after another, on one server.
test.describe.configure({ mode: 'default' });

test('ASVS 7.5.2: another device is seen by its name and ended, after the password where it was given long ago', async ({
  page,
  request,
  running,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  const data = { email: asha.email, password: asha.password };
  const phone =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  const { token } = await (await request.post('/api/auth/login', { data, headers: { 'User-Agent': phone } })).json();
  await enter(page, asha, '/profile/security');
  await ageSessions(running, 16);
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'End Chrome on Android' }).click();
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Please enter your password to continue' });
  await expect(prompt.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(asha.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chrome on Android has been signed out.')).toBeVisible();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
  await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0);
});

test('ASVS 7.3.1: an admin’s screen that was left open closes when the session ends, and leads back where it was', async ({
  page,
  request,
  running,
}) => {
  await registerPerson(request, { name: 'Kiran Toppo' });
  await page.clock.install();
  await enter(page, { token: await adminToken(request) }, '/admin/people?q=kiran', 'admin');
  await expect(page.getByText('1 person')).toBeVisible();
  const looked = page.waitForRequest(
    (call) => call.url().endsWith('/api/auth/me') && call.headers()['x-unattended'] === '1',
  );
  await page.clock.runFor(125_000);
  await looked;
  // After it: what the page asked before it was left would find the session ended, too, and close the screen by itself.
  await ageSessions(running, 31);
  await page.clock.runFor(65_000);
  await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('role')])).toEqual([
    null,
    null,
  ]);
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/admin/people?q=kiran');
});

test('ASVS 14.3.1: signing out leaves nothing in the browser, also when the server is down, and Back shows nothing', async ({
  page,
  request,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  await enter(page, asha, '/profile');
  await page.goto('/profile/privacy');
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(asha.email);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  const left = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(await left()).not.toMatch(/token|role|evk_/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(asha.email);
});

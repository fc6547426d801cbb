import type { Page } from '@playwright/test';
import { enter, expect, hueOf, refusedCalls, test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

test.use({ expectedErrors: refusedCalls });

/** The address in the one mail to somebody. */
async function mailedLink(email: string): Promise<string> {
  const folder = String(process.env['E2E_MAIL']);
  await expect.poll(async () => (await mailsTo(folder, email)).length).toBe(1);
  const [mail] = await mailsTo(folder, email);
  return new URL(String(/http\S+\/reset-password\/\S+/.exec(String(mail))?.[0])).pathname;
}

async function choose(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('a forgotten password: known and unknown people are answered alike, and the mailed link works once, also signed in', async ({
  page,
  request,
  person,
}) => {
  await page.goto('/forgot-password');
  const answers: string[] = [];
  for (const email of [person.email, 'nobody@e2e.example']) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    const replied = page.waitForResponse('**/api/auth/forgot-password');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    const { msg } = await (await replied).json();
    await expect(page.getByRole('status').filter({ hasText: msg })).toBeVisible();
    const said = await page.getByRole('main').innerText();
    answers.push(msg, said.replace(email, ''));
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));

  const link = await mailedLink(person.email);
  await enter(page, person);
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(link);
  await choose(page, 'weak');
  await expect(page.getByRole('alert')).toHaveText(/^Password must include uppercase/);
  // The address has lost its token by now.
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  }
  await choose(page, 'Fresh#start2');
  const said = page.getByText(/success/);
  await expect(said).toBeVisible();
  expect(await hueOf(said)).toBe('green');
  // The session that was open has ended with all others.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const { email, password } = person;
  const login = async (data: object) => (await request.post('/api/auth/login', { data })).status();
  expect([await login({ email, password: 'Fresh#start2' }), await login({ email, password })]).toEqual([200, 401]);

  await page.goto(link);
  await choose(page, 'Other#start3');
  await expect(page.getByRole('alert')).toHaveText(/no longer valid/);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Other#start3');
});

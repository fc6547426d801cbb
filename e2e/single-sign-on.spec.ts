import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { startIdentityProvider } from '../server/test/identity-provider.ts';
import type { IdentityProvider } from '../server/test/identity-provider.ts';
import {
  expect,
  expectAccessible,
  refusedCalls,
  registerPerson,
  registration,
  signIn,
  test as base,
  toStartMs,
} from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

/** From the login to a real provider and back, in a real browser. */

interface Worker {
  provider: IdentityProvider;
  running: RunningServer;
}

const test = base.extend<object, Worker>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const provider = await startIdentityProvider();
      await provide(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ provider }, provide) => {
      const server = await startServer({ env: settingsFor(provider) });
      await provider.serve({ publicUrl: server.url, logoutUrl: server.url });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: toStartMs },
  ],
  baseURL: async ({ running }, provide) => provide(running.url),
});

test.use({ expectedErrors: refusedCalls });

function settingsFor({ settings }: IdentityProvider): Record<string, string> {
  return {
    OIDC_ISSUER: settings.issuer,
    OIDC_CLIENT_ID: settings.clientId,
    OIDC_CLIENT_SECRET: settings.clientSecret,
    OIDC_NAME: 'Example Ltd',
    OIDC_ALLOW_REGISTRATION: 'on',
  };
}

async function signInAtProvider(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Sign in at Example Ltd' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a first sign-in asks for the rest; the next one leads straight in; a session that ends there ends here', async ({
  page,
  provider,
  running,
  request,
}) => {
  const email = 'birsa@e2e.example';
  provider.people.set('birsa', { email, email_verified: true, name: 'Birsa Munda' });
  await page.goto('/');
  const visited: string[] = [];
  page.on('request', (sent) => visited.push(sent.headers()['referer'] ?? ''));
  await page.getByRole('button', { name: 'Continue with Example Ltd' }).click();
  await signInAtProvider(page, 'birsa');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome aboard' })).toBeVisible();
  // Nothing of the way back is left in the address, nor told to anyone.
  expect(page.url()).toBe(`${running.url}/sso/callback`);
  expect(visited.filter((one) => one.includes('code='))).toEqual([]);
  await expect(page.getByLabel('Name')).toHaveValue('Birsa Munda');
  const about = registration();
  await page.getByLabel('Theme').selectOption(about.theme);
  await page.getByLabel('Designation').selectOption(about.designation);
  await page.getByLabel('State').selectOption(about.state);
  await page.getByLabel('City').selectOption(about.city);
  await page.getByLabel('Date of birth').fill(about.date_of_birth);
  await page.getByLabel('Blood group').selectOption(about.blood_group);
  await page.getByLabel('Height').selectOption(about.height);
  await page.getByLabel('Weight').selectOption(about.weight);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  // Someone else cannot go on where this person was: signing out here leads to the provider's own sign-out.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const me = (one: string | null) =>
    page.request.get(`${running.url}/api/auth/me`, { headers: { Authorization: `Bearer ${one}` } });
  expect((await me(token)).status()).toBe(200);
  // An open page may notice by itself, at any moment.
  await page.goto('about:blank');
  const there = await page.context().newPage();
  await there.goto(`${provider.settings.issuer}/session/end`);
  await there.getByRole('button', { name: /Yes, sign me out/ }).click();
  await expect.poll(async () => (await me(token)).status()).toBe(401);
  await there.close();

  await page.goto('/profile');
  await expect(page.getByText('You’ve been signed out')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Example Ltd' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in at Example Ltd' })).toBeVisible();
  // In another tab someone signs in meanwhile: their session is not left behind.
  const other = await registerPerson(request);
  const beside = await page.context().newPage();
  await signIn(beside, other);
  await beside.goto('/dashboard');
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await signInAtProvider(page, 'birsa');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await me(other.token)).status()).toBe(401);
});

if (isLong)
  test('an account is connected from the profile, with the password, and a stopped sign-in is said so', async ({
    page,
    provider,
    running,
    request,
  }) => {
    const person = await registerPerson(request);
    provider.people.set('asha', { email: person.email, email_verified: true });
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue with Example Ltd' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('the sign-in at your organisation was stopped')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByRole('button', { name: 'Continue with Example Ltd' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByText('There’s already an account with your email.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/profile');
    const card = page.getByRole('region', { name: 'Your work account' });
    await card.getByText('Connect with Example Ltd').first().click();
    await card.getByLabel('Password').fill(person.password);
    await card.getByRole('button', { name: 'Connect with Example Ltd' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByText('Your work account is connected.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to My Profile' }).click();
    await expect(card.getByText(/^Connected with Example Ltd since/)).toBeVisible();
    await expectAccessible(page);
    const told = async () =>
      (await mailsTo(running.mailFolder, person.email)).filter((mail) => mail.includes('Example Ltd'));
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  });

import { startIdentityProvider } from '../server/test/identity-provider.ts';
import type { IdentityProvider } from '../server/test/identity-provider.ts';
import { admin, expect, expectAccessible, refusedCalls, test as base } from './fixtures.ts';
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
    { scope: 'worker', timeout: 120_000 },
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

test('with local sign-in off the page has the button alone, and one admin can break the glass', async ({
  page,
  provider,
}) => {
  const env = { ...settingsFor(provider), LOCAL_LOGIN: 'off', BREAK_GLASS_ADMIN: admin.email };
  const server = await startServer({ env });
  try {
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Continue with Example Ltd' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${server.url}/register`);
    await expect(page.getByText('There are no passwords here. Sign in with Example Ltd, and you’re in.')).toBeVisible();
    await page.goto(`${server.url}/sso/local`);
    await expect(page.getByRole('heading', { name: 'Emergency sign-in' })).toBeVisible();
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong@free1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Passwords aren’t used here.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/admin-dashboard/);
  } finally {
    await server.stop();
  }
});

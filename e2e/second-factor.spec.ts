import { expect, test } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { freePort } from '../server/test/free-port.ts';
import { totpCode } from '../server/test/totp-code.ts';
import { admin, startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

/** On localhost, where browsers have passkeys, and where admins must have a second factor. */

let running: RunningServer;
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  running = await startServer({ env: { PORT: String(port), PUBLIC_URL: origin, REQUIRE_TOTP: 'admins' } });
});
test.afterAll(() => running.stop());

async function giveEmailAndPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let secret = '';
let minutesAhead = 0;

/** One that has not been used: a minute later, by the clock of the server and of the phone. */
function freshCode(): string {
  minutesAhead += 1;
  running.setClockAhead(minutesAhead);
  return totpCode(secret, new Date(Date.now() + minutesAhead * 60_000));
}

async function signedOutPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage();
}

async function addAuthenticator(page: Page): Promise<[CDPSession, string]> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return [session, authenticatorId];
}

test('ASVS 6.3.3: an admin sets up an app before anything else opens, and signs in with its code and with a passkey', async ({
  browser,
}) => {
  const page = await signedOutPage(browser);
  const [session, authenticatorId] = await addAuthenticator(page);
  const codes = await test.step('nothing opens before the app is set up', async () => {
    await giveEmailAndPassword(page, admin);
    await expect(heading(page, 'Set up a second step')).toBeVisible();
    await page.goto(`${origin}/admin/people`);
    await expect(heading(page, 'Set up a second step')).toBeVisible();
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const field = page.getByLabel('Code from your app');
    await field.fill('000000');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(totpCode(secret, new Date()));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('evenkeel-recovery-codes.txt');
    const shown = await page.getByRole('listitem').locator('code').allInnerTexts();
    expect(shown).toHaveLength(10);
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    return shown;
  });

  if (isLong)
    await test.step('a recovery code opens where the phone is lost', async () => {
      const other = await signedOutPage(browser);
      await giveEmailAndPassword(other, admin);
      await other.getByRole('button', { name: 'Use a recovery code' }).click();
      await other.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
      await other.keyboard.press('Enter');
      await expect(heading(other, 'Admin Dashboard')).toBeVisible();
      await other.context().close();
    });

  await test.step('a code of the app opens, and a passkey is added', async () => {
    await page.evaluate(() => localStorage.clear());
    await giveEmailAndPassword(page, admin);
    await expect(page.getByLabel('Code from your app')).toBeFocused();
    await page.getByLabel('Code from your app').fill(freshCode());
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await page.goto(`${origin}/profile/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of this passkey').fill('My laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('My laptop', { exact: true }).first()).toBeVisible();
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
  });

  await test.step('it is the second step, and signs in by itself where the person was there', async () => {
    await page.evaluate(() => localStorage.clear());
    await giveEmailAndPassword(page, admin);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}/`);
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('Your browser didn’t use a passkey.')).toBeVisible();
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  });

  if (isLong)
    await test.step('removed, it opens nothing', async () => {
      await page.goto(`${origin}/profile/security`);
      await page.getByRole('button', { name: 'Remove My laptop' }).click();
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(admin.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('My laptop', { exact: true })).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${origin}/`);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('We couldn’t sign you in with this passkey.')).toBeVisible();
    });
  await page.context().close();
});

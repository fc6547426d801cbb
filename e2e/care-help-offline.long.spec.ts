import type { APIRequestContext, Page } from '@playwright/test';
import { admin, enter, expect, refusedCalls, registration, testAlone as test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', serverOf: 'help without a connection', expectedErrors: refusedCalls });

/** The organisation's own line, which no installation starts with. */
const own = { name: 'Our counsellor', number: '0657 222 333', address: 'tel:0657222333' };

/** An admin adds a line, and someone registers; answers the person's token. */
async function prepare(request: APIRequestContext, url = ''): Promise<string> {
  const login = await request.post(`${url}/api/auth/login`, { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const lines = await (await request.get(`${url}/api/help-lines`)).json();
  if (!lines.some(({ name }: { name: string }) => name === own.name)) {
    const source = 'https://example.org/lines';
    const data = { name: own.name, numbers: [own.number], hours: '', languages: '', note: '', source };
    const added = await request.post(`${url}/api/admin/help-lines`, {
      headers,
      data: { ...data, verified_on: '2026-11-01' },
    });
    expect(added.status()).toBe(201);
  }
  const reply = await request.post(`${url}/api/auth/register`, { data: registration() });
  return (await reply.json()).token;
}

/** Waits until the worker is there and has kept what it needs. */
async function ready(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

async function expectOwnLine(page: Page) {
  await page.getByRole('button', { name: 'Help now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help now' });
  await expect(dialog.getByRole('link', { name: `Call ${own.number}` })).toHaveAttribute('href', own.address);
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const signedOut = ['/', '/register', '/forgot-password', '/who-can-see', '/nowhere'];
const signedIn = [
  '/dashboard',
  '/dashboard?tab=mytests',
  '/dashboard?tab=mystats',
  '/dashboard?tab=myhealth',
  '/profile',
  '/safety-plan',
  '/my-record',
];

test('signed out, a first visit is enough: Help has the lines of the organisation', async ({
  context,
  page,
  request,
}) => {
  await prepare(request);
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  for (const address of signedOut) {
    await page.goto(address);
    await expectOwnLine(page);
  }
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${own.number}` })).toBeVisible();
});

test('signed in, every screen has them', async ({ context, page, request }) => {
  await enter(page, { token: await prepare(request) });
  await ready(page);
  await context.setOffline(true);
  for (const address of signedIn) {
    await page.goto(address);
    await expectOwnLine(page);
  }
});

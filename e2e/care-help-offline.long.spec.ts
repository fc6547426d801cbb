import { once } from 'node:events';
import { createServer } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { admin, enter, expect, refusedCalls, registration, testAlone as test } from './fixtures.ts';
import { startServer } from './start-server.ts';

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

test('a line that was changed since the first visit is known by the next', async ({ context, page, request }) => {
  await prepare(request);
  await page.goto('/');
  await ready(page);
  const login = await request.post('/api/auth/login', { data: admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const lines = await (await request.get('/api/help-lines')).json();
  const line = lines.find(({ name }: { name: string }) => name === own.name);
  const change = (numbers: string[]) =>
    request.put(`/api/admin/help-lines/${line.id}`, { headers, data: { ...line, numbers } });
  expect((await change(['0657 444 555'])).status()).toBe(200);
  const renewed = page.evaluate(() => fetch('/api/help-lines').then((reply) => reply.json()));
  expect(JSON.stringify(await renewed)).toContain('0657 444 555');
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/api/help-lines'))?.text()) ?? ''))
    .toContain('0657 444 555');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('link', { name: 'Call 0657 444 555' })).toHaveAttribute('href', 'tel:0657444555');
  await context.setOffline(false);
  expect((await change([own.number])).status()).toBe(200);
});

test('a list kept for more than 90 days gives way to the numbers that every installation starts with', async ({
  context,
  page,
  request,
}) => {
  await prepare(request);
  await page.goto('/');
  await ready(page);
  await page.evaluate(async () => {
    const kept = await caches.match('/api/help-lines');
    const name = (await caches.keys()).find((key) => key.includes('help'));
    if (!kept || !name) throw new Error('Nothing is kept');
    const headers = { ...Object.fromEntries(kept.headers), date: new Date(Date.now() - 91 * 86_400_000).toUTCString() };
    await (await caches.open(name)).put('/api/help-lines', new Response(await kept.text(), { headers }));
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${own.number}` })).toHaveCount(0);
});

for (const [name, answers] of [
  ['is gone', null],
  ['answers 503 to everything', 503],
] as const) {
  test(`where the server ${name}, Help has them too`, async ({ page, request }) => {
    test.setTimeout(120_000);
    const server = await startServer();
    let broken: ReturnType<typeof createServer> | undefined;
    try {
      const token = await prepare(request, server.url);
      await page.goto(server.url);
      await ready(page);
      await server.stop();
      if (answers !== null) {
        broken = createServer((_request, reply) => reply.writeHead(answers).end('Out of order'));
        broken.listen(Number(new URL(server.url).port), '127.0.0.1');
        await once(broken, 'listening');
      }
      for (const address of ['/', '/register']) {
        await page.goto(server.url + address);
        await expectOwnLine(page);
      }
      await page.evaluate((given) => localStorage.setItem('token', given), token);
      for (const address of ['/dashboard?tab=mytests', '/profile']) {
        await page.goto(server.url + address);
        await expectOwnLine(page);
      }
    } finally {
      broken?.close();
      await server.stop();
    }
  });
}

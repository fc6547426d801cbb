import { once } from 'node:events';
import { createServer } from 'node:http';
import { admin, expect, refusedCalls, testAlone as test } from './fixtures.ts';
import { expectOwnLine, own, prepare, ready } from './own-help-line.ts';
import { startServer } from './start-server.ts';

test.use({ serviceWorkers: 'allow', serverOf: 'help without a connection', expectedErrors: refusedCalls });

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

test('where the server answers 503 to everything, and where it is gone, Help has them too', async ({
  page,
  request,
}) => {
  const server = await startServer();
  let broken: ReturnType<typeof createServer> | undefined;
  try {
    const token = await prepare(request, server.url);
    await page.goto(server.url);
    await ready(page);
    await server.stop();
    broken = createServer((_request, reply) => reply.writeHead(503).end('Out of order'));
    broken.listen(Number(new URL(server.url).port), '127.0.0.1');
    await once(broken, 'listening');
    for (const address of ['/', '/register']) {
      await page.goto(server.url + address);
      await expectOwnLine(page);
    }
    broken.closeAllConnections();
    broken.close();
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

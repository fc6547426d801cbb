import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { blockOf, enter, expect, refusedCalls, stored, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: refusedCalls });

test('a new worker that takes over while answers are being given loses none of them, and does not load the page anew', async ({
  browser,
  baseURL,
  person,
  request,
}) => {
  const updated = await serveUpdated(baseURL ?? '');
  const context = await browser.newContext({ baseURL: updated.url });
  const page = await context.newPage();
  await enter(page, person, '/dashboard?tab=mytests');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const groups = blockOf(page, 'GAD-7 Anxiety').getByRole('group');
  for (let place = 0; place < 3; place += 1) await groups.nth(place).getByText('Several days', { exact: true }).click();
  let loads = 0;
  page.on('load', () => (loads += 1));

  updated.update();
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await page.getByRole('link', { name: 'My Health' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect(groups.getByRole('radio', { checked: true })).toHaveCount(3);
  for (let place = 3; place < 7; place += 1) await groups.nth(place).getByText('Not at all', { exact: true }).click();
  await page.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(page.getByText('Your GAD-7 Score: 3').first()).toBeVisible();
  expect(loads).toBe(0);
  expect(await stored(request, person.token, '/api/assessment/history?type=GAD-7')).toMatchObject([{ total_score: 3 }]);
  await context.close();
  updated.close();
});

/** The server, which can become that of another build: its worker is a new one, and it has none of the earlier files. */
async function serveUpdated(from: string) {
  let isUpdated = false;
  const server = createServer((asked, out) => {
    const path = asked.url ?? '/';
    if (isUpdated && path.startsWith('/assets/')) {
      out.writeHead(404).end();
      return;
    }
    const isNew = isUpdated && path.startsWith('/service-worker');
    const { 'accept-encoding': _packed, 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = asked.headers;
    const headers = isNew ? plain : asked.headers;
    const toServer = ask(new URL(path, from), { method: asked.method, headers }, (reply) => {
      if (!isNew) {
        out.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(out);
        return;
      }
      const { 'content-length': _length, ...others } = reply.headers;
      void text(reply).then((script) => out.writeHead(200, others).end(asNext(script)));
    });
    asked.pipe(toServer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, update: () => void (isUpdated = true), close: () => server.close() };
}

/** The worker of another build, in whose files there is no script of the page that is open. */
function asNext(worker: string): string {
  const next = worker.replaceAll(/version:`\w+`,files:`[^`]*`/g, 'version:`next`,files:`/favicon.svg`');
  expect(next).not.toBe(worker);
  return next;
}

import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { enter, expect, test } from './fixtures.ts';

const kib = 1024;

interface Part {
  path: string;
  isScript: boolean;
  text: string;
}

/** The scripts and styles that the browser fetched until the screen stood and nothing more came. */
async function fetched(page: Page, load: () => Promise<unknown>, heading: string): Promise<Part[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await load();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const kinds = requests.map((request) => ({
    path: new URL(request.url()).pathname,
    isScript: request.resourceType() === 'script' || request.url().endsWith('.js'),
    isStyle: request.resourceType() === 'stylesheet',
  }));
  const wanted = kinds.filter(({ isScript, isStyle }) => isScript || isStyle);
  return Promise.all(
    wanted.map(async ({ path, isScript }) => ({ path, isScript, text: await (await page.request.get(path)).text() })),
  );
}

/** As the server keeps them. */
function packed(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** As they travel to a browser that reads Brotli. */
async function packedBytes(request: APIRequestContext, paths: readonly string[]): Promise<number> {
  const replies = paths.map((path) => request.get(path, { headers: { 'Accept-Encoding': 'br' } }));
  return (await Promise.all(replies)).reduce((sum, reply) => sum + Number(reply.headers()['content-length']), 0);
}

const has = (parts: readonly Part[], words: string) => parts.some(({ text }) => text.includes(words));

test('the login is light, and what is served is packed, kept for long and without source maps', async ({
  page,
  request,
}) => {
  const parts = await fetched(page, () => page.goto('/'), 'Login');
  const scripts = parts.filter(({ isScript }) => isScript);
  const styles = parts.filter(({ isScript }) => !isScript);
  expect(scripts.length).toBeGreaterThan(0);
  expect(packed(scripts)).toBeLessThanOrEqual(80 * kib);
  // The style stands in the page, so that its first paint waits for nothing else.
  expect(styles).toEqual([]);
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await (await request.get('/')).text()) ?? [];
  expect(style).toContain('.shell-bar');
  expect(gzipSync(style, { level: 9 }).length).toBeLessThanOrEqual(8 * kib);
  for (const { path, text } of parts.filter((part) => part.text.length > kib)) {
    for (const packing of ['br', 'gzip']) {
      const reply = await request.get(path, { headers: { 'Accept-Encoding': packing } });
      expect(reply.headers()['cache-control'], path).toContain('immutable');
      expect(reply.headers()['content-encoding'], path).toBe(packing);
      expect(await reply.text(), path).toBe(text);
    }
    expect(text, path).not.toContain('sourceMappingURL');
    expect((await request.get(`${path}.map`)).status(), path).toBe(404);
  }
});

test('the dashboard is light, too, and charts, forms and admin screens are fetched only where they are shown', async ({
  page,
  person,
}) => {
  // Nothing comes ahead of its time on a device that saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const login = await fetched(page, () => page.goto('/'), 'Login');
  const register = await fetched(page, () => page.getByRole('link', { name: 'Sign Up' }).click(), 'Registration');
  const home = await fetched(page, () => enter(page, person), 'Welcome');
  const stats = await fetched(page, () => page.getByRole('link', { name: 'My Stats' }).click(), 'My Stats');
  const tests = await fetched(page, () => page.getByRole('link', { name: 'My Tests' }).click(), 'My Tests');
  const scripts = home.filter(({ isScript }) => isScript);
  expect(scripts.length).toBeGreaterThan(0);
  const travelled = await packedBytes(
    page.request,
    scripts.map(({ path }) => path),
  );
  // With what keeps and sends without a connection. Home is a file of its own, so that My Tests comes in fewer.
  expect(travelled).toBeLessThanOrEqual(129 * kib);
  // A blood group to choose from, a word of zod, the table under a chart: words that only these parts have.
  for (const word of ['AB-', 'invalid_type']) {
    expect(has(register, word), word).toBe(true);
    expect(has([...home, ...stats, ...tests], word), word).toBe(false);
  }
  expect(has(login, 'AB-')).toBe(false);
  // What admins keep comes from the server alone.
  expect(has(register, 'Workplace Ecosystem')).toBe(false);
  expect(has(stats, 'Show as a table')).toBe(true);
  expect(has([...login, ...register, ...home], 'Show as a table')).toBe(false);
  expect([...login, ...home, ...stats].filter(({ path }) => /admin/i.test(path))).toEqual([]);
});

test('home, My Tests and My Stats name few files in their head, and are light with them', async ({ request }) => {
  for (const [tab, files, bytes] of [
    ['home', 8, 135_400],
    ['mytests', 15, 151_400],
    ['mystats', 16, 155_500],
  ] as const) {
    const address = `/dashboard?tab=${tab}`;
    const html = await (await request.get(address)).text();
    const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => String(file));
    expect(named.length, tab).toBeLessThanOrEqual(files);
    const travelled = await packedBytes(request, [address, ...named]);
    expect(travelled, tab).toBeGreaterThan(100_000);
    expect(travelled, tab).toBeLessThanOrEqual(bytes);
  }
});

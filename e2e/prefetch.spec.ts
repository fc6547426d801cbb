import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { adminToken, enter, expect, refusedCalls, test } from './fixtures.ts';

/** Addresses that were asked for since this call: what a busy server refuses is asked for again, and counts once. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('request', (request) => paths.push(pathOf(request.url())));
  page.on('response', (response) => {
    const refused = response.status() === 503 ? paths.indexOf(pathOf(response.url())) : -1;
    if (refused !== -1) paths.splice(refused, 1);
  });
  return paths;
}

/** A device that saves data gets nothing that no one has pointed at. */
async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

const chunk = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]+\\.js$`));

test('a tab that is pointed at, reached or touched loads with what it shows', async ({ page, person }) => {
  await saveData(page);
  const paths = asked(page);
  await enter(page, person);
  await page.waitForLoadState('networkidle');
  // Home shows the next check-in and the last mood: it has asked for all of it.
  expect(paths.filter((path) => path === '/api/assessment/history')).toHaveLength(2);
  expect(paths).toContain('/api/mood');
  for (const name of ['my-tests', 'my-stats', 'my-health']) expect(paths).not.toContainEqual(chunk(name));
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await tab('My Tests').hover();
  await expect.poll(() => paths).toContainEqual(chunk('my-tests'));
  await tab('My Health').focus();
  await expect.poll(() => paths).toContainEqual(chunk('my-health'));
  await tab('My Stats').dispatchEvent('touchstart');
  await expect.poll(() => paths).toContainEqual(chunk('my-stats'));
  // What has come is not asked for again.
  await page.waitForLoadState('networkidle');
  paths.length = 0;
  await tab('My Stats').click();
  await expect(page.getByText('No mood data available.')).toBeVisible();
  expect(paths.filter((path) => path.startsWith('/api/assessment') || path === '/api/mood')).toEqual([]);
  expect(paths).not.toContainEqual(chunk('my-stats'));
});

test('the other tabs come by themselves once the page is at rest, and years of moods do not', async ({
  page,
  person,
}) => {
  const paths = asked(page);
  const moods = new Set<string>();
  page.on('request', (request) => request.url().includes('/api/mood') && moods.add(new URL(request.url()).search));
  await enter(page, person);
  for (const name of ['my-tests', 'my-stats', 'my-health']) await expect.poll(() => paths).toContainEqual(chunk(name));
  await page.waitForLoadState('networkidle');
  expect([...moods]).toEqual(['?since=week']);
});

test.describe('screens: with its worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: refusedCalls });

  for (const way of isLong ? (['the browser', 'the header'] as const) : (['the browser'] as const)) {
    test(`a device that saves data keeps what it uses, and Help: said by ${way}`, async ({ page, context, person }) => {
      if (way === 'the browser') await saveData(page);
      else await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      await enter(page, person);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const kept = await page.evaluate(async () => {
        const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return caught.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toContain('/');
      expect(kept.filter((path) => /my-stats|my-tests|charts|woff2/.test(path))).toEqual([]);
      await context.setOffline(true);
      await page.goto('/help');
      await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    });
  }
});

test('a deep address gets its screen with the page, not after it', async ({ page, request }) => {
  const token = await adminToken(request);
  await enter(page, { token }, '/admin/stats', 'admin');
  // The heading stands there before the script does.
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // What watches a session comes when all else is there.
      .filter(({ name }) => name.endsWith('.js') && name.includes('/assets/') && !name.includes('/watch-session'))
      .map(({ name }) => new URL(name).pathname),
  );
  const html = await (await request.get('/admin/stats')).text();
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => String(file));
  expect(loaded.length).toBeGreaterThan(4);
  // What keeps and sends without a connection comes later, too, with what it alone needs.
  const late = loaded.filter((file) => file.includes('/offline-keeper'));
  for (const file of late) {
    const script = await (await request.get(file)).text();
    late.push(...loaded.filter((one) => !late.includes(one) && script.includes(one.slice('/assets/'.length))));
  }
  const inTime = loaded.filter((file) => named.includes(file) || !late.includes(file));
  expect(inTime.toSorted()).toEqual(named.toSorted());
});

test('what a screen shows is asked for before its script has come, and once', async ({ page, person }) => {
  await saveData(page);
  const paths = asked(page);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const entered = enter(page, person, '/dashboard?tab=mystats');
  const first = ['/api/auth/me', '/api/notices', '/api/reminders/mine', '/api/mood'];
  for (const path of first) await expect.poll(() => paths).toContain(path);
  letThrough();
  await entered;
  await expect(page.getByText('No mood data available.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of first) expect(paths.filter((one) => one === path)).toHaveLength(1);
  expect(paths.filter((path) => path === '/api/assessment/history')).toHaveLength(2);
});

if (isLong)
  test.describe('without an answer to what was asked ahead', () => {
    test.use({ expectedErrors: refusedCalls });

    test('the screen asks again', async ({ page, person }) => {
      let failures = 0;
      await page.route('**/api/auth/me', (route) => {
        failures += 1;
        return failures === 1 ? route.abort() : route.continue();
      });
      await enter(page, person);
      await expect(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
    });
  });

if (isLong)
  test('where data is dear, nothing comes that nobody has pointed at', async ({ page, person }) => {
    await saveData(page);
    const paths = asked(page);
    await enter(page, person);
    await page.waitForTimeout(5000);
    expect(paths).not.toContainEqual(chunk('my-stats'));
  });

import { enter, expect, test } from './fixtures.ts';

const dark = 'rgb(24, 23, 21)';

test('the chosen appearance is there before the script of the page is', async ({ page, person }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, person);
  await page.evaluate(() => localStorage.setItem('appearance', 'dark'));
  // The page's own script does not come: what is painted is what the first paint paints.
  await page.route(/\/assets\/index-[\w-]+\.js/, () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
  await expect(page.locator('.shell-bar')).toContainText('Evenkeel');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a repeated visit asks, and is told that nothing has changed', async ({ request }) => {
  const first = await request.get('/dashboard');
  const again = await request.get('/dashboard', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

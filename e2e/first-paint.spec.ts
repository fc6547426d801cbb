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

test('the bar ahead of the page is as high as the real one', async ({ page }) => {
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.route(/\/assets\/index-[\w-]+\.js/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const ahead = await page.locator('.shell-bar').boundingBox();
    const title = await page.locator('#product-title').boundingBox();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    const bar = await page.getByRole('banner').boundingBox();
    const realTitle = await page.getByRole('banner').getByText('Evenkeel').boundingBox();
    expect(ahead?.height, `${width} px`).toBe(bar?.height);
    expect(Math.abs((title?.x ?? 0) - (realTitle?.x ?? 99)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

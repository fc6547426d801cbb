import { expect, test } from './fixtures.ts';

for (const width of [360, 800, 1280]) {
  test(`the bar ahead of the page is as high as the real one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route(/\/assets\/index-[\w-]+\.js/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const ahead = await page.locator('.shell-bar').boundingBox();
    const title = await page.locator('#product-title').boundingBox();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    const bar = await page.getByRole('banner').boundingBox();
    const realTitle = await page.getByRole('banner').getByText('Evenkeel').boundingBox();
    expect(ahead?.height).toBe(bar?.height);
    expect(Math.abs((title?.x ?? 0) - (realTitle?.x ?? 99))).toBeLessThanOrEqual(1);
  });
}

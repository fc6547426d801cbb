import type { Locator, Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { enter, expect, refusedCalls, test } from './fixtures.ts';

const dark = 'rgb(24, 23, 21)';

/** Where and as whom the short form looks at the heading; which screen has one for whom is in server/process/page/ahead.test.ts. */
const shortly: Record<string, readonly string[]> = {
  '/': ['stranger', 'employee'],
  '/admin/stats': ['employee', 'admin'],
};

/** The page as it is before its own script comes, which does not. */
async function firstPaint(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/index-[\w-]+\.js/, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.shell-bar')).toBeVisible();
  // Nothing is painted before its style is there.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
}

test('the chosen appearance is there before the script of the page is', async ({ page, person }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, person);
  await page.evaluate(() => localStorage.setItem('appearance', 'dark'));
  await firstPaint(page, '/dashboard');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
  await expect(page.locator('.shell-bar')).toContainText('Evenkeel');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the bar ahead of the page is as high as the real one', async ({ page }) => {
  for (const width of isLong ? [360, 800, 1280] : [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await firstPaint(page, '/');
    const ahead = await page.locator('.shell-bar').boundingBox();
    // What is about to go is no landmark to anyone who reads the page by its parts.
    expect(await page.getByRole('banner').count()).toBe(0);
    const title = await page.locator('#product-title').boundingBox();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    const bar = await page.getByRole('banner').boundingBox();
    const realTitle = await page.getByRole('banner').getByText('Evenkeel').boundingBox();
    expect(ahead?.height, `${width} px`).toBe(bar?.height);
    expect(Math.abs((title?.x ?? 0) - (realTitle?.x ?? 99)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test.describe('the heading ahead of the script', () => {
  // Sessions that the server does not know: what it refuses is no part of the first paint.
  test.use({ expectedErrors: refusedCalls });

  test('is there for those alone who may see the screen', async ({ page }) => {
    const seen = {
      '/': { stranger: 'Login', employee: null, admin: null, counsellor: null },
      '/help': { stranger: 'Help now', employee: 'Help now', admin: 'Help now', counsellor: 'Help now' },
      '/dashboard': { stranger: null, employee: 'Welcome,', admin: 'Welcome,', counsellor: null },
      '/dashboard?tab=mytests': { stranger: null, employee: 'My Tests', admin: 'My Tests', counsellor: null },
      '/admin/stats': { stranger: null, employee: null, admin: 'Admin Statistics', counsellor: null },
      '/counsellor': { stranger: null, employee: null, admin: null, counsellor: 'Requests' },
    };
    for (const [path, byVisitor] of Object.entries(seen))
      for (const [visitor, heading] of Object.entries(byVisitor)) {
        if (!isLong && !(shortly[path] ?? []).includes(visitor)) continue;
        await page.goto('/favicon.svg');
        await page.evaluate((role) => {
          localStorage.clear();
          if (role !== 'stranger') localStorage.setItem('token', 'no one');
          if (role !== 'stranger') localStorage.setItem('role', role);
        }, visitor);
        await firstPaint(page, path);
        const shown = page.getByRole('heading', { level: 1 });
        if (heading === null) await expect(shown, `${path} ${visitor}`).toHaveCount(0);
        else await expect(shown, `${path} ${visitor}`).toContainText(heading);
      }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('the screen takes the place of what stood ahead of it, and its heading stays in its place', async ({
  page,
  person,
}) => {
  await enter(page, person);
  for (const width of [360, 1280])
    for (const path of isLong
      ? ['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/help']
      : ['/dashboard?tab=mytests']) {
      const where = `${path} ${width} px`;
      await page.setViewportSize({ width, height: 740 });
      const heading = page.getByRole('heading', { level: 1 });
      await firstPaint(page, path);
      const ahead = await placeOf(heading);
      const text = await heading.textContent();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('.ahead')).toHaveCount(0);
      await expect(heading).toContainText(text ?? '-');
      await expect.poll(() => placeOf(heading), where).toEqual(ahead);
    }
});

async function placeOf(heading: Locator): Promise<number[]> {
  const box = await heading.boundingBox();
  return box ? [Math.round(box.x), Math.round(box.y)] : [];
}

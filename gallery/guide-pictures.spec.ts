import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { guidePictures, pictureFile } from '../domain/guides.ts';
import type { GuidePicture } from '../domain/guides.ts';

const folder = join(import.meta.dirname, '..', 'client', 'public');

/** Sharp when it is printed, and some 20 KiB each. */
test.use({ deviceScaleFactor: 1.5 });
const quality = 55;
const phone = { width: 390, height: 1400 };
const margin = 16;

/** Whole lines: what is taken ends where its last part does. */
async function boxOf(page: Page, from: string, until: string) {
  await expect(page.locator(until).first()).toBeVisible();
  const first = await page.locator(from).first().boundingBox();
  const last = await page.locator(until).first().boundingBox();
  if (!first || !last) throw new Error(`${from} is not shown`);
  const height = Math.round(last.y + last.height - first.y);
  return {
    x: first.x - margin,
    y: first.y - margin,
    width: first.width + 2 * margin,
    height: height + 2 * margin,
    scale: 1,
  };
}

for (const [name, picture] of Object.entries(guidePictures) as [GuidePicture, (typeof guidePictures)[GuidePicture]][]) {
  test(`${name} is taken`, async ({ page }) => {
    const { story, width, height } = picture;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(`/gallery/show.html?${new URLSearchParams({ story, state: 'many' })}`);
    await expect(page.locator('html[data-shown]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0);
    const clip = await boxOf(page, picture.from, picture.until);
    expect(clip).toMatchObject({ width, height });
    const devtools = await page.context().newCDPSession(page);
    for (const look of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip,
      });
      const file = join(folder, pictureFile(name, look));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(data, 'base64'));
    }
  });
}

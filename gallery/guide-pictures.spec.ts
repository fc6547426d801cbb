import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { guidePictures, pictureFile } from '../domain/guides.ts';
import type { GuidePicture } from '../domain/guides.ts';
import { openDetails } from '../e2e/walk-screens.ts';

const folder = join(import.meta.dirname, '..', 'client', 'public');

/** Sharp when it is printed, and some 20 KiB each. */
test.use({ deviceScaleFactor: 1.5 });
const quality = 55;
const phone = { width: 390, height: 1400 };

for (const [name, picture] of Object.entries(guidePictures) as [GuidePicture, (typeof guidePictures)[GuidePicture]][]) {
  test(`${name} is taken`, async ({ page }) => {
    const { story, part, width, height } = picture;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(`/gallery/show.html?${new URLSearchParams({ story, state: 'many' })}`);
    await expect(page.locator('html[data-shown]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0);
    // A phone folds what it is a part of.
    await openDetails(
      page.locator('main details:not([open]) > summary').filter({ has: page.locator(`xpath=..//fieldset`) }),
    );
    const devtools = await page.context().newCDPSession(page);
    for (const look of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
      const box = await page.locator(part).first().boundingBox();
      if (!box) throw new Error(`${part} is not shown`);
      const clip = { ...box, height: Math.round(box.height), scale: 1 };
      expect(clip).toMatchObject({ width, height });
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

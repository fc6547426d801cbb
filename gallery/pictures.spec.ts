import { expect, test } from '@playwright/test';
import { expectAccessible } from '../e2e/accessible.ts';
import { shown } from './stories.ts';

const looks = [
  ['phone-light', 360, 740, 'light'],
  ['phone-dark', 360, 740, 'dark'],
  ['desk-light', 1280, 800, 'light'],
  ['desk-dark', 1280, 800, 'dark'],
] as const;

for (const [story, state] of shown) {
  test(`${story}, ${state}, is accessible and looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/gallery/show.html?${new URLSearchParams({ story, state })}`);
    await expect(page.locator('html[data-shown]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (state !== 'loading')
      await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(story === 'states' ? 1 : 0);
    // All looks of a screen as it usually is, and two opposite ones of its other states.
    const wanted = state === 'many' ? looks : looks.filter(([look]) => look === 'phone-light' || look === 'desk-dark');
    for (const [look, width, height, colorScheme] of wanted) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Tall, so that nothing lies half under the tabs: its colours could not be told.
      await page.setViewportSize({ width, height: 2400 });
      await test.step(`axe finds nothing at ${width} px, ${colorScheme}`, () => expectAccessible(page));
      await page.setViewportSize({ width, height });
      await expect.soft(page).toHaveScreenshot(`${story}-${state}-${look}.png`);
    }
  });
}

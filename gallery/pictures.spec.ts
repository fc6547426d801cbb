import { expect, test } from '@playwright/test';
import { screens } from './stories.ts';

const components = ['buttons', 'notices', 'fields', 'choices', 'states', 'tables'];
const stories = [
  ...screens.flatMap(({ name, states }) => states.map((state) => [name, state] as const)),
  ...components.map((name) => [name, 'many'] as const),
];

const looks = [
  ['phone-light', 360, 740, 'light'],
  ['phone-dark', 360, 740, 'dark'],
  ['desk-light', 1280, 800, 'light'],
  ['desk-dark', 1280, 800, 'dark'],
] as const;

for (const [story, state] of stories) {
  test(`${story}, ${state}, looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/gallery/show.html?${new URLSearchParams({ story, state })}`);
    await expect(page.locator('html[data-shown]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const [look, width, height, colorScheme] of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect.soft(page).toHaveScreenshot(`${story}-${state}-${look}.png`);
    }
  });
}

import { expect, test } from '@playwright/test';
import { expectAccessible } from '../e2e/accessible.ts';
import { firstLanguage, toLanguage } from '../domain/languages.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import type { State } from './states.ts';
import { mostSeen, shown } from './stories.ts';

const looks = [
  ['phone-light', 360, 740, 'light'],
  ['phone-dark', 360, 740, 'dark'],
  ['desk-light', 1280, 800, 'light'],
  ['desk-dark', 1280, 800, 'dark'],
] as const;

const language = toLanguage(process.env['GALLERY_LANGUAGE'] ?? firstLanguage);
const isFirst = language === firstLanguage;
const { loading } = messagesIn[language].ui.uiMessages;

// Another language is looked at where most people are: on a phone, in the light.
const pictured = isFirst ? shown : shown.filter(([story, state]) => mostSeen.includes(story) && state === 'many');
const looksOf = (state: State) => {
  if (!isFirst) return looks.slice(0, 1);
  // All looks of a screen as it usually is, and two opposite ones of its other states.
  return state === 'many' ? looks : looks.filter(([look]) => look === 'phone-light' || look === 'desk-dark');
};

for (const [story, state] of pictured) {
  test(`${story}, ${state}, is accessible and looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/gallery/show.html?${new URLSearchParams({ story, state })}`);
    await expect(page.locator('html[data-shown]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (state !== 'loading')
      await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(story === 'states' ? 1 : 0);
    for (const [look, width, height, colorScheme] of looksOf(state)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Taller than any page, so that nothing lies half under a bar: its colours could not be told.
      await page.setViewportSize({ width, height: 6000 });
      await test.step(`axe finds nothing at ${width} px, ${colorScheme}`, () => expectAccessible(page));
      await page.setViewportSize({ width, height });
      await expect.soft(page).toHaveScreenshot([...(isFirst ? [] : [language]), `${story}-${state}-${look}.png`]);
    }
  });
}

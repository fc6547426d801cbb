import type { Page } from '@playwright/test';
import {
  countCalls,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  stored,
  test,
} from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'How are you feeling right now?' });

test.describe('the mood popup', () => {
  test('has five faces with emoji and name, and one tap saves and closes', async ({ page, person, request }) => {
    const sent = countCalls(page, 'POST', '/api/mood');
    await enter(page, person, '/dashboard?mood=now');
    const popup = popupOf(page);
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    for (const [emoji, name] of [
      ['😄', 'Happy'],
      ['🙂', 'Calm'],
      ['😐', 'Neutral'],
      ['😔', 'Sad'],
      ['😡', 'Angry'],
    ] as const) {
      await expect(popup.getByRole('button', { name })).toContainText(emoji);
      await expect(popup.getByText(name, { exact: true })).toBeVisible();
    }
    await popup.getByRole('button', { name: 'Calm' }).dblclick({ noWaitAfter: true });
    await expect(popup).toHaveCount(0);
    await expect(page.getByText('Thank you. It’s saved.')).toBeVisible();
    expect(sent.count()).toBe(1);
    expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '🙂' }]);
  });

  test('works by keyboard: Esc, Not now, and a face', async ({ page, person, request }) => {
    for (const close of ['Escape', 'Not now']) {
      await enter(page, person, '/dashboard?mood=now');
      await expect(popupOf(page)).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: close }).press('Enter');
      await expect(popupOf(page)).toHaveCount(0);
    }
    expect(await stored(request, person.token, '/api/mood')).toEqual([]);
    await page.goto('/dashboard?mood=now');
    await page.getByRole('button', { name: 'Sad' }).press('Enter');
    await expect(popupOf(page)).toHaveCount(0);
    await expect.poll(() => stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😔' }]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(`passes axe at ${width} px, ${colorScheme}`, async ({ page, person }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 740 });
        await enter(page, person, '/dashboard?mood=now');
        await expect(popupOf(page)).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }

  test.describe('without an answer', () => {
    test.use({ expectedErrors: refusedCalls });

    test('leaves nothing behind at the sign-out', async ({ page, person }) => {
      await page.route('**/api/mood', (route) => route.abort());
      await enter(page, person, '/dashboard?mood=now');
      await popupOf(page).getByRole('button', { name: 'Sad' }).click();
      await expect.poll(() => unsent(page)).toBe(1);
      await page.getByRole('button', { name: /^Hi/ }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect.poll(() => unsent(page)).toBe(0);
    });
  });
});

/** How many moods wait in the browser. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'evenkeel')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opened = indexedDB.open('evenkeel', 1);
      opened.addEventListener('error', () => reject(opened.error));
      opened.addEventListener('success', () => {
        if (!opened.result.objectStoreNames.contains('unsent-moods')) {
          // It went between the two looks: what this one has made goes too.
          opened.result.close();
          indexedDB.deleteDatabase('evenkeel');
          resolve(0);
          return;
        }
        const counted = opened.result.transaction('unsent-moods').objectStore('unsent-moods').count();
        counted.addEventListener('success', () => {
          opened.result.close();
          resolve(counted.result);
        });
      });
    });
  });
}

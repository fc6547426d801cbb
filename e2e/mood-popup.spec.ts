import type { Page } from '@playwright/test';
import { countCalls, enter, expect, refusedCalls, stored, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'How are you feeling right now?' });

test.describe('the mood popup', () => {
  test.describe('without an answer', () => {
    test.use({ expectedErrors: refusedCalls });

    test('closes without a word at the first failure, and nothing is sent again', async ({ page, person, request }) => {
      const tries = countCalls(page, 'POST', '/api/mood');
      await page.route('**/api/mood', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        return route.fulfill({ status: 500, json: { msg: 'Broken' } });
      });
      await enter(page, person, '/dashboard?mood=now');
      await popupOf(page).getByRole('button', { name: 'Angry' }).click();
      await expect(popupOf(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText('Broken')).toHaveCount(0);
      await page.unroute('**/api/mood');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
      expect(tries.count()).toBe(1);
      expect(await stored(request, person.token, '/api/mood')).toEqual([]);
    });

    test('says offline that it waits, and sends it once the network is back', async ({
      context,
      page,
      person,
      request,
    }) => {
      await enter(page, person, '/dashboard?mood=now');
      await expect(popupOf(page)).toBeVisible();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await context.setOffline(true);
      await popupOf(page).getByRole('button', { name: 'Happy' }).click();
      await expect(popupOf(page)).toHaveCount(0);
      await expect(page.getByText('We’ll save your mood when you’re back online.')).toBeVisible();
      expect(await unsent(page)).toBe(1);
      await context.setOffline(false);
      await expect(page.getByText('You’re back online, and your mood is saved.')).toBeVisible();
      expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😄' }]);
      expect(await unsent(page)).toBe(0);
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
    });
  });
});

/** How much waits on the device. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('evenkeel-device');
        opened.addEventListener('error', () => reject(opened.error));
        opened.addEventListener('success', () => {
          const counted = opened.result.transaction('waiting').objectStore('waiting').count();
          counted.addEventListener('success', () => {
            opened.result.close();
            resolve(counted.result);
          });
        });
      }),
  );
}

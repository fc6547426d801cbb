import type { Page } from '@playwright/test';
import { enter, expect, refusedCalls, stored, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'How are you feeling right now?' });

test.describe('the mood popup', () => {
  test.describe('without an answer', () => {
    test.use({ expectedErrors: refusedCalls });

    test('closes without a word, and the mood is sent later under the same key', async ({ page, person, request }) => {
      const keys: (string | undefined)[] = [];
      await page.route('**/api/mood', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        return route.fulfill({ status: 500, json: { msg: 'Broken' } });
      });
      await enter(page, person, '/dashboard?mood=now');
      await popupOf(page).getByRole('button', { name: 'Angry' }).click();
      await expect(popupOf(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText('Broken')).toHaveCount(0);
      await page.unroute('**/api/mood');
      const again = page.waitForRequest(
        (sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === '/api/mood',
      );
      await page.reload();
      expect((await again).headers()['idempotency-key']).toBe(keys[0]);
      expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😡' }]);
      await expect.poll(() => unsent(page)).toBe(0);
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

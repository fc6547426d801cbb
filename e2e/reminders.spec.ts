import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { enter, expect, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';
import { noticesAfter } from './notifications.ts';
import { standStillAt } from './stand-still.ts';

test.use({ serviceWorkers: 'allow' });

const water = 'Time to drink water!';

/** A Wednesday, on the clock of Kolkata. */
const at = (time: string) => new Date(`2026-11-18T${time}+05:30`);

interface Settings {
  mood_popup_1: string;
  mood_popup_2: string;
  water_interval_minutes: number;
  posture_interval_minutes: number;
}

const seldom: Settings = {
  mood_popup_1: '03:00',
  mood_popup_2: '03:01',
  water_interval_minutes: 1440,
  posture_interval_minutes: 1440,
};

/** Gives the page these settings, whatever the server has; the answer changes with the object. */
async function give(target: Page | BrowserContext, settings: Partial<Settings>): Promise<Settings> {
  const given = { ...seldom, ...settings };
  await target.route('**/api/admin/reminder-settings', (route) => route.fulfill({ json: given }));
  return given;
}

/** Opens the dashboard at a time, with a clock that stands still until it is moved. */
async function openAt(page: Page, person: Person, time: Date) {
  await page.clock.install({ time });
  const loaded = page.waitForResponse('**/api/reminders/mine?for=timer');
  await enter(page, person, '/dashboard');
  await loaded;
  await expect(page.getByRole('link', { name: /^Next reminders?:/ })).toBeVisible();
  await standStillAt(page, new Date(time.getTime() + 10_000));
}

const alertOf = (page: Page) => page.getByRole('alertdialog');

/** Which tab holds the lock: it is handed over in the browser's own time, and not in that of the page's clock. */
async function leader(tab: Page): Promise<string> {
  const held = () =>
    tab.evaluate(async () => (await navigator.locks.query()).held?.map(({ clientId }) => clientId).join() ?? '');
  await expect.poll(held).not.toBe('');
  return held();
}

test.describe('two tabs', () => {
  test('show a reminder once, and the other goes on when one is closed', async ({ context, page, person }) => {
    await give(context, { water_interval_minutes: 2 });
    await openAt(page, person, at('09:00:00'));
    const second = await context.newPage();
    await openAt(second, person, at('09:00:20'));
    for (const tab of [page, second]) await tab.clock.runFor(2 * 60_000);
    await expect(alertOf(page)).toContainText(water);
    await expect(alertOf(second)).toHaveCount(0);
    await page.getByRole('button', { name: 'OK' }).click();
    await second.clock.runFor(20_000);
    await expect(alertOf(second)).toHaveCount(0);

    const closed = await leader(second);
    await page.close();
    await expect.poll(() => leader(second)).not.toBe(closed);
    await second.clock.runFor(2 * 60_000);
    await expect(alertOf(second)).toContainText(water);
  });

  if (isLong)
    test('let the one lead that somebody looks at', async ({ context, page, person }) => {
      await give(context, { water_interval_minutes: 2 });
      await openAt(page, person, at('09:00:00'));
      await hide(page, true);
      const hidden = await leader(page);
      const second = await context.newPage();
      await openAt(second, person, at('09:00:10'));
      await expect.poll(() => leader(page)).not.toBe(hidden);
      for (const tab of [page, second]) await tab.clock.runFor(3 * 60_000);
      await expect(alertOf(second)).toContainText(water);
      await hide(page, false);
      await expect(alertOf(page)).toHaveCount(0);
    });
});

async function hide(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('a hidden tab', { tag: '@whole-browser' }, () => {
  test('notifies, in words that name no feeling, and shows nothing twice', async ({ context, page, person }) => {
    await context.grantPermissions(['notifications']);
    await give(page, { mood_popup_1: '09:32' });
    await openAt(page, person, at('09:00:00'));
    await page.clock.resume();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await standStillAt(page, at('09:30:59'));
    await hide(page, true);
    const shown = await noticesAfter(page, page, () => page.clock.runFor(2 * 60_000));
    expect(shown).toEqual([['Time for a short check-in', '']]);
    await hide(page, false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

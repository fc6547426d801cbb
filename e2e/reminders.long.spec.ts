import type { BrowserContext, Page } from '@playwright/test';
import { enter, expect, refusedCalls, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const question = 'How are you feeling right now?';
const water = 'Time to drink water!';
const posture = 'Time to check your posture!';

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
async function openAt(page: Page, person: Person, time: Date, path = '/dashboard') {
  await page.clock.install({ time });
  const loaded = page.waitForResponse('**/api/reminders/mine');
  await enter(page, person, path);
  await loaded;
  await expect(page.getByRole('complementary', { name: 'Next reminders' })).toBeVisible();
  await page.clock.pauseAt(new Date(time.getTime() + 10_000));
}

const alertOf = (page: Page) => page.getByRole('alertdialog');
const popupOf = (page: Page) => page.getByRole('dialog', { name: question });

test.describe('a reminder', () => {
  for (const [name, time, opened] of [
    ['first', 'mood_popup_1', '10:20:40'],
    ['second', 'mood_popup_2', '16:20:40'],
  ] as const) {
    test(`asks for the mood at the ${name} time, on any tab`, async ({ page, person }) => {
      await give(page, { [time]: opened.slice(0, 3) + '22' });
      await openAt(page, person, at(opened), '/dashboard?tab=myhealth');
      await page.clock.runFor(60_000);
      await expect(popupOf(page)).toHaveCount(0);
      await page.clock.runFor(60_000);
      await expect(popupOf(page)).toBeVisible();
    });
  }

  test('comes after another where both are due, and not on the other screens', async ({ page, person }) => {
    await give(page, { water_interval_minutes: 2, posture_interval_minutes: 2 });
    await openAt(page, person, at('11:00:05'));
    await page.clock.runFor(2 * 60_000);
    await expect(alertOf(page)).toContainText(water);
    await page.keyboard.press('Escape');
    await expect(alertOf(page)).toContainText(posture);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Hi/ }).click();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.clock.runFor(4 * 60_000);
    await expect(alertOf(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'My Stats' }).click();
    await expect(alertOf(page)).toContainText(water);
  });

  test('is missed by no laptop that slept: one card for three due times', async ({ page, person }) => {
    await give(page, { mood_popup_1: '10:05', water_interval_minutes: 60, posture_interval_minutes: 50 });
    await openAt(page, person, at('09:00:00'));
    await page.clock.fastForward('01:15:30');
    await expect(alertOf(page)).toHaveCount(1);
    await expect(alertOf(page)).toHaveAccessibleName('While you were away');
    for (const text of [water, posture, question]) await expect(alertOf(page)).toContainText(text);
    await expect(alertOf(page).getByRole('button', { name: 'Happy' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alertOf(page)).toHaveCount(0);
    await page.clock.runFor(3 * 60_000);
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('that stays unanswered is not joined by its like', async ({ page, person }) => {
    await give(page, { water_interval_minutes: 1 });
    await openAt(page, person, at('09:00:00'));
    // Minutes pass here faster than an answer comes: each of the five looks is to have been before the click.
    for (let minute = 0; minute < 5; minute += 1) {
      const loaded = page.waitForResponse('**/api/reminders/mine');
      await page.clock.runFor(60_000);
      await (await loaded).finished();
    }
    await page.evaluate(async () => void (await fetch('/api/health')));
    await expect(alertOf(page)).toContainText(water);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('follows a change of the settings within a minute', async ({ page, person }) => {
    const settings = await give(page, {});
    await openAt(page, person, at('12:00:00'));
    settings.water_interval_minutes = 3;
    await page.clock.runFor(60_000);
    await expect(page.getByText('Water at 12:04')).toBeVisible();
    await page.clock.runFor(3 * 60_000);
    await expect(alertOf(page)).toContainText(water);
  });

  test('comes over midnight', async ({ page, person }) => {
    await give(page, { mood_popup_1: '00:01', water_interval_minutes: 4 });
    await openAt(page, person, at('23:57:30'));
    await expect(page.getByText('Mood tomorrow at 00:01')).toBeVisible();
    await page.clock.runFor(4 * 60_000);
    await expect(popupOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alertOf(page)).toContainText(water);
  });

  test.describe('in a zone that changes its clocks', () => {
    test.use({ timezoneId: 'Europe/Berlin' });

    test('keeps to the clock on the wall', async ({ page, person }) => {
      await give(page, { mood_popup_1: '03:01', mood_popup_2: '02:30', water_interval_minutes: 30 });
      // 01:55 in Berlin; at 02:00 it becomes 03:00.
      await openAt(page, person, new Date('2027-03-28T01:55:00+01:00'));
      await expect(page.getByText('Water at 03:25')).toBeVisible();
      await expect(page.getByText('Mood at 03:01')).toBeVisible();
      await page.clock.runFor(6 * 60_000);
      await expect(popupOf(page)).toBeVisible();
    });
  });

  test.describe('where the settings can not be loaded', () => {
    test.use({ expectedErrors: refusedCalls });

    test('stays away, and only the log knows why', async ({ page, person }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route('**/api/admin/reminder-settings', (route) =>
        route.fulfill({ status: 500, json: { msg: 'No' } }),
      );
      await page.clock.install({ time: at('09:59:10') });
      await enter(page, person);
      await page.clock.runFor(2 * 60_000);
      await expect.poll(() => warnings.join()).toMatch(/reminder-settings/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('goes by the organisation where only the own choice can not', async ({ page, person }) => {
      await page.route('**/api/reminders/mine', (route) => route.abort());
      await give(page, { water_interval_minutes: 2 });
      await page.clock.install({ time: at('09:00:00') });
      await enter(page, person);
      await expect(page.getByText('Water at 09:02')).toBeVisible();
      await page.clock.runFor(3 * 60_000);
      await expect(alertOf(page)).toContainText(water);
    });
  });
});

test.describe('two tabs', () => {
  test('let the one lead that somebody looks at', async ({ context, page, person }) => {
    await give(context, { water_interval_minutes: 2 });
    await openAt(page, person, at('09:00:00'));
    await hide(page, true);
    const second = await context.newPage();
    await openAt(second, person, at('09:00:10'));
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
  test('without permission asks for none, and shows what it missed on its return', async ({ page, person }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = () => Promise.reject(new Error('Nobody asked for it'));
    });
    await give(page, { water_interval_minutes: 2 });
    await openAt(page, person, at('09:00:00'));
    await hide(page, true);
    await page.clock.runFor(9 * 60_000);
    await expect(alertOf(page)).toHaveCount(0);
    await hide(page, false);
    await expect(alertOf(page)).toHaveCount(1);
    await expect(alertOf(page)).toContainText(water);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page)).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectNoSidewaysScroll, refusedCalls, stored, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const mine = '/api/reminders/mine';

/** Waits for the answer to the change that is made meanwhile. */
async function changing(page: Page, change: () => Promise<unknown>) {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith(mine));
  await change();
  expect((await saved).status()).toBe(200);
}

async function preferencesOf(request: Parameters<typeof stored>[0], token: string) {
  return (await stored(request, token, mine)).preferences;
}

test.describe('own reminders', () => {
  test('refuse minutes that make no sense', async ({ page, person, request }) => {
    await enter(page, person, '/profile/reminders');
    const field = page.getByLabel('Minutes between posture reminders');
    await field.fill('1441');
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/from 1 to 1440/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await preferencesOf(request, person.token)).toMatchObject({ posture_interval_minutes: null });
  });

  test('are paused for today by a button, and go on by the same', async ({ page, person, request }) => {
    await page.clock.setFixedTime('2026-11-18T10:00:00+05:30');
    await enter(page, person, '/profile/reminders');
    await changing(page, () => page.getByRole('button', { name: 'Pause for today' }).click());
    await expect(page.getByText('Reminders are paused until tomorrow.')).toBeVisible();
    const { paused_until } = await preferencesOf(request, person.token);
    expect(new Date(paused_until)).toEqual(new Date('2026-11-19T00:00:00+05:30'));
    await changing(page, () => page.getByRole('button', { name: 'Resume for today' }).click());
    expect(await preferencesOf(request, person.token)).toMatchObject({ paused_until: null });
  });

  test('snooze for ten minutes from the reminder itself', async ({ page, person, request }) => {
    await request.put(mine, {
      headers: { Authorization: `Bearer ${person.token}` },
      data: { posture_on: false, mood_on: false, water_interval_minutes: 30 },
    });
    await page.clock.install({ time: new Date('2026-11-18T09:00:00+05:30') });
    await enter(page, person);
    await expect(page.getByText('Water at 09:30')).toBeVisible();
    await page.clock.pauseAt(new Date('2026-11-18T09:00:20+05:30'));
    await page.clock.runFor(30 * 60_000);
    await changing(page, () => page.getByRole('button', { name: 'Snooze 10 minutes' }).click());
    await expect(page.getByText('Water at 09:40')).toBeVisible();
    const { water_snoozed_until } = await preferencesOf(request, person.token);
    expect(new Date(water_snoozed_until).getTime()).toBeGreaterThanOrEqual(Date.parse('2026-11-18T09:40:00+05:30'));
    await page.clock.runFor(9 * 60_000);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('alertdialog')).toContainText('Time to drink water!');
  });
});

test.describe('notifications', { tag: '@whole-browser' }, () => {
  test('are asked for by the button, and by nothing else', async ({ page, person }) => {
    await page.addInitScript(() => {
      const asked = { count: 0 };
      Object.assign(window, { asked });
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        asked.count += 1;
        permission = 'granted';
        return 'granted';
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);
    await enter(page, person);
    await page.goto('/profile/reminders');
    const button = page.getByRole('button', { name: 'Allow notifications' });
    await expect(button).toBeVisible();
    expect(await asked()).toBe(0);
    await button.click();
    expect(await asked()).toBe(1);
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  test('with the page closed say so where the server reaches no push service', async ({ context, page, person }) => {
    await context.grantPermissions(['notifications']);
    await page.route('**/api/push/key', (route) =>
      route.fulfill({ json: { key: 'abc', available: false, subscribed: false } }),
    );
    await enter(page, person, '/profile/reminders');
    await expect(page.getByText('Reminders only work while this page is open')).toBeVisible();
    await expect(page.getByLabel('Even when this page is closed')).toHaveCount(0);
  });

  test('with the page closed are opted into, with this device and its zone', async ({ context, page, person }) => {
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => {
      const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
      PushManager.prototype.subscribe = async (options) => {
        Object.assign(window, { options });
        return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/a', keys }) } as unknown as PushSubscription;
      };
    });
    let subscribed = false;
    await page.route('**/api/push/key', (route) =>
      route.fulfill({ json: { key: 'BKey', available: true, subscribed } }),
    );
    await page.route('**/api/push/subscriptions', (route) => {
      subscribed = route.request().method() === 'POST';
      return route.fulfill({ json: { subscribed } });
    });
    await enter(page, person, '/profile/reminders');
    const sent = page.waitForRequest('**/api/push/subscriptions');
    await page.getByLabel('Even when this page is closed').click();
    expect((await sent).postDataJSON()).toMatchObject({
      endpoint: 'https://fcm.googleapis.com/a',
      time_zone: 'Asia/Kolkata',
    });
    await expect(page.getByLabel('Even when this page is closed')).toBeChecked();
    await page.getByLabel('Even when this page is closed').click();
    await expect(page.getByLabel('Even when this page is closed')).not.toBeChecked();
  });

  test.describe('where the browser can not', () => {
    test.use({ expectedErrors: refusedCalls });

    test('say that it did not work', async ({ context, page, person }) => {
      await context.grantPermissions(['notifications']);
      await page.addInitScript(() => {
        PushManager.prototype.subscribe = () => Promise.reject(new Error('No push service'));
      });
      await page.route('**/api/push/key', (route) =>
        route.fulfill({ json: { key: 'BKey', available: true, subscribed: false } }),
      );
      await enter(page, person, '/profile/reminders');
      await page.getByLabel('Even when this page is closed').click();
      await expect(page.getByRole('alert')).toHaveText('That didn’t work. Please try again later.');
      await expect(page.getByLabel('Even when this page is closed')).not.toBeChecked();
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`own reminders pass axe at ${width} px, ${colorScheme}`, async ({ page, person }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await enter(page, person, '/profile/reminders');
      await page.getByLabel('Quiet hours').check();
      await expect(page.getByLabel('Quiet from')).toBeVisible();
      // Away from the bar, which lies over what scrolls under it.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

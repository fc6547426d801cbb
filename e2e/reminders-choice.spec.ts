import type { Page } from '@playwright/test';
import { enter, expect, stored, test } from './fixtures.ts';

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
  test('start as the organisation has set them, and each choice is stored', async ({ page, person, request }) => {
    const { settings } = await stored(request, person.token, mine);
    await enter(page, person, '/profile#reminders');
    await expect(page.getByRole('heading', { name: 'Reminders' })).toBeFocused();
    for (const label of ['Ask me how I feel', 'Remind me to drink water', 'Remind me to check my posture']) {
      await expect(page.getByLabel(label)).toBeChecked();
    }
    await expect(
      page.getByText(`Leave blank to use your organisation’s setting (${settings.mood_popup_1}).`),
    ).toBeVisible();
    await expect(page.getByLabel('Minutes between water reminders')).toHaveAttribute(
      'placeholder',
      String(settings.water_interval_minutes),
    );

    await changing(page, () => page.getByLabel('Remind me to check my posture').uncheck());
    await changing(page, async () => {
      await page.getByLabel('First time of day').fill('09:15');
      await page.getByLabel('First time of day').blur();
    });
    await changing(page, async () => {
      await page.getByLabel('Minutes between water reminders').fill('45');
      await page.getByLabel('Minutes between water reminders').press('Enter');
    });
    await changing(page, () => page.getByLabel('Quiet hours').check());
    await changing(page, async () => {
      await page.getByLabel('Quiet from').fill('19:00');
      await page.getByLabel('Quiet from').blur();
    });
    await changing(page, () => page.getByLabel('Also on Saturdays and Sundays').uncheck());
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(await preferencesOf(request, person.token)).toMatchObject({
      mood_popup_1: '09:15',
      mood_popup_2: null,
      water_interval_minutes: 45,
      posture_on: false,
      quiet_from: '19:00',
      quiet_to: '08:00',
      weekends_on: false,
    });

    await page.reload();
    await expect(page.getByLabel('Minutes between water reminders')).toHaveValue('45');
    await expect(page.getByLabel('Remind me to check my posture')).not.toBeChecked();
    await changing(page, async () => {
      await page.getByLabel('Minutes between water reminders').fill('');
      await page.getByLabel('Minutes between water reminders').blur();
    });
    expect(await preferencesOf(request, person.token)).toMatchObject({ water_interval_minutes: null });
  });

  test('are followed by the dashboard: quiet hours, an own interval, a pause', async ({ page, person, request }) => {
    const headers = { Authorization: `Bearer ${person.token}` };
    const choose = async (data: object) => expect((await request.put(mine, { headers, data })).status()).toBe(200);
    await choose({ posture_on: false, mood_popup_1: '10:00', mood_popup_2: '16:00' });
    await choose({ water_interval_minutes: 2, quiet_from: '09:00', quiet_to: '09:30' });
    await page.clock.install({ time: new Date('2026-11-18T09:20:00+05:30') });
    await enter(page, person);
    await expect(page.getByText('Water at 09:30')).toBeVisible();
    await expect(page.getByText(/^Posture/)).toHaveCount(0);
    await page.clock.pauseAt(new Date('2026-11-18T09:20:30+05:30'));
    await page.clock.runFor(9 * 60_000);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.runFor(2 * 60_000);
    await expect(page.getByRole('alertdialog')).toContainText('Time to drink water!');
    await page.getByRole('button', { name: 'OK' }).click();

    // What was asked before the pause is answered before it.
    await page.waitForLoadState('networkidle');
    await choose({ paused_until: '2026-11-18T18:30:00Z' });
    await page.clock.runFor(60_000);
    await expect(page.getByText('Mood tomorrow at 10:00')).toBeVisible();
    await page.clock.runFor(60 * 60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

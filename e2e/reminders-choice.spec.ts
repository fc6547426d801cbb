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
    await expect(page.getByText(`Your organisation’s time: ${settings.mood_popup_1}`)).toBeVisible();
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
    // At any hour of any day that this is run.
    await changing(page, () => page.getByLabel('Quiet hours').uncheck());
    await changing(page, () => page.getByLabel('Also on Saturdays and Sundays').check());
    await page.goto('/dashboard');
    // Every 45 minutes, sooner than any other that is on, but for a mood within that time.
    await expect(page.getByRole('link', { name: /^Next reminder: (water|mood)/ })).toBeVisible();
  });
});

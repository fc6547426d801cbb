import { enter, expect, test } from './fixtures.ts';

test.describe('My Health', () => {
  test('explains the three exercises', async ({ page, person }) => {
    await enter(page, person, '/dashboard?tab=myhealth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
    await expect(page).toHaveTitle('My Health – Evenkeel');
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Breathing Exercise').getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(region('Breathing Exercise').getByRole('button', { name: 'Stop' })).toBeVisible();
    for (const step of [
      /straighten your back/i,
      /roll your shoulders slowly/i,
      /relax your neck/i,
      /repeat every 30 mins/i,
    ]) {
      await expect(region('Office Posture Exercise').getByText(step)).toBeVisible();
    }
    const eyes = region('Eye Rest Exercise');
    await expect(eyes.getByText(/20-20-20 rule/)).toBeVisible();
    await expect(eyes.getByText(/every 20 minutes look at something 20 feet away for 20 seconds/i)).toBeVisible();
    await expect(eyes.getByText(/blink gently/i)).toBeVisible();
  });

  test('ends the exercise on a look at another tab', async ({ page, person }) => {
    await page.clock.install();
    await enter(page, person, '/dashboard?tab=myhealth');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(5_000);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.clock.runFor(5_000);
    await page.getByRole('link', { name: 'My Health', exact: true }).click();
    const circle = page.getByRole('region', { name: 'Breathing Exercise' });
    await expect(circle.getByText('Inhale', { exact: true })).toBeVisible();
    await expect(circle.getByText('4', { exact: true })).toBeVisible();
  });
});

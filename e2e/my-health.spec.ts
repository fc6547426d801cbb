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
});

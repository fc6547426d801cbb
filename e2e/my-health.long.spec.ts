import { enter, expect, test } from './fixtures.ts';

test.describe('My Health', () => {
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

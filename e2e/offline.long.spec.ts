import { expect, refusedCalls, test } from './fixtures.ts';
import { ready } from './own-help-line.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: refusedCalls });

const notice = 'You’re offline. Help numbers still work.';

test('the login opens with a notice, and Help has its numbers', async ({ context, page }) => {
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await page.keyboard.press('Escape');
  await page.goto('/help');
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
});

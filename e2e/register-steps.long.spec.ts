import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, registration, test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';

test.describe('on a phone the registration', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  test('is filled in one go as well, and a fault brings its step into view', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, registration({ name: '', phone: '12' }));
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toHaveText('2 fields need attentionGo to the first: Name');
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
    await field(page, 'Name').fill('Asha Murmu');
    await field(page, 'Phone').fill('0657 222 3333');
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('says in a sentence who will see it, and the rest on request', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByText('Only you can see your individual answers.')).toBeVisible();
    const all = page.getByText(/^Your wellness admins can see your name; your email/);
    await expect(all).toBeHidden();
    await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
    await page.getByText('Everything others can and can’t see').click();
    await expect(all).toBeVisible();
    await expect(page.getByRole('link', { name: /Who can see what/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('on a desk the registration is one page, beside what others will see', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/register');
  await expect(page.getByText(/^Your wellness admins can see your name; your email/)).toBeInViewport();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(page.getByText(/^Step \d of/)).toHaveCount(0);
});

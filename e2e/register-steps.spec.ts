import type { Page } from '@playwright/test';
import { countCalls, expect, expectNoSidewaysScroll, registration, test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';

const passwordRule =
  'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';

test.describe('on a phone the registration', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const next = (page: Page) => page.getByRole('button', { name: 'Next' });
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  test('has three short steps, each of which checks its own fields, and loses nothing on the way back', async ({
    page,
  }) => {
    const sent = countCalls(page, 'POST', '/api/auth/register');
    await page.goto('/register');
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await expect(field(page, 'Blood group')).not.toBeInViewport();
    await next(page).click();
    await expect(page.getByRole('alert')).toHaveText('3 fields need attentionGo to the first: Name');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    const { name, email, password, date_of_birth, blood_group, height, weight, ...rest } = registration();
    await fillRegistration(page, { name, email, password: 'weak' });
    await next(page).click();
    await expect(page.getByRole('alert')).toHaveText(passwordRule);
    await field(page, 'Password').fill(password);
    // A phone's keyboard goes on with its Enter key.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
    await expect(field(page, 'Date of birth')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'Name')).not.toBeInViewport();
    await fillRegistration(page, { date_of_birth, blood_group, height, weight });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    await next(page).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await expect(field(page, 'Height')).toHaveValue(height);
    await next(page).click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await fillRegistration(page, rest);
    expect(sent.count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(sent.count()).toBe(1);
  });
});

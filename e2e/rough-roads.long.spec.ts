import type { Page } from '@playwright/test';
import { answer, blockOf, enter, expect, registerPerson, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Old phones, lost connections, sessions that end in the middle. */
test.describe('rough roads', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('screens: what the server got wrong is not blamed on the connection', async ({ page, person }) => {
    await page.route('**/api/sharing', (route) => route.fulfill({ status: 503, json: {} }));
    await enter(page, person, '/profile/privacy');
    const fault = page.getByRole('alert');
    await expect(fault).toContainText('Something went wrong on our side. Please try again in a moment.');
    await expect(fault).not.toContainText('connection');
    await page.unroute('**/api/sharing');
    await page.route('**/api/sharing', (route) => route.abort());
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault).toContainText('Please check your connection.');
  });

  test('screens: an address without a screen leads on, home and to help', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').locator('svg')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Help now' }).click();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });

  test.describe('what was begun when the session ended', () => {
    async function signIn(page: Page, { email, password }: Person) {
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(/dashboard/);
    }

    const checked = (page: Page) => blockOf(page, 'GAD-7 Anxiety').getByRole('radio', { checked: true });

    async function look(page: Page) {
      await page.getByRole('link', { name: 'My Tests', exact: true }).click();
      await expect(blockOf(page, 'GAD-7 Anxiety').getByRole('button', { name: 'Submit GAD-7' })).toBeVisible();
    }

    test('goes when the person signs out', async ({ page, person }) => {
      await enter(page, person, '/dashboard?tab=mytests');
      await answer(blockOf(page, 'GAD-7 Anxiety'), Array(4).fill('Several days'));
      await page.getByRole('button', { name: 'Hi, Asha' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await signIn(page, person);
      await look(page);
      await expect(checked(page)).toHaveCount(0);
    });
  });

  test('a mad address leads somewhere calm', async ({ page, request }) => {
    const person = await registerPerson(request);
    for (const [address, title] of [
      ['/dashboard/?tab=constructor', /^Welcome/],
      ['/dashboard?tab=%E0%A4%A', /^Welcome/],
      ['/DASHBOARD?tab=mystats#nowhere', /^My Stats/],
      ['/profile/', /^My Profile/],
      ['/reset-password/%25', /^Reset password/],
    ] as const) {
      await enter(page, person, address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
    }
  });
});

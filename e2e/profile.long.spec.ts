import type { Route } from '@playwright/test';
import {
  admin,
  adminToken,
  countCalls,
  enter,
  expect,
  expectNoSidewaysScroll,
  hueOf,
  refusedCalls,
  stored,
  test,
} from './fixtures.ts';
import { typed } from './forms.ts';

test.describe('My Profile', () => {
  test('saves once on a double click, and can empty what is optional', async ({ page, request, person }) => {
    const sent = countCalls(page, 'PUT', '/api/auth/update-profile');
    await enter(page, person, '/profile');
    await page.getByLabel('Phone', { exact: true }).fill('');
    await page.getByLabel('Ailments', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Update Profile' }).dblclick();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    expect(sent.count()).toBe(1);
    expect(await stored(request, person.token, '/api/auth/me')).toMatchObject({ designation: 'Field Coordinator' });
  });

  test('refuses a phone number that is none, next to it and on top', async ({ page, request, person }) => {
    const sent = countCalls(page, 'PUT', '/api/auth/update-profile');
    await enter(page, person, '/profile');
    await page.getByLabel('Phone', { exact: true }).fill('call me');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to update profile.');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/7 to 15 digits/);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('call me');
    expect(sent.count()).toBe(0);
    expect(await stored(request, person.token, '/api/auth/me')).toMatchObject({ phone: null });
  });

  test('screens: has sections of at most a few screens, each with an address, and keeps what is typed', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, person, '/profile');
    const sections = page.getByRole('navigation', { name: 'My Profile' });
    await expect(sections.getByRole('link')).toHaveText([
      'Account',
      'Security',
      'Privacy',
      'Reminders',
      'Appearance',
      'My data',
    ]);
    await page.getByLabel('Ailments', { exact: true }).fill('Pollen');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    for (const [name, path] of [
      ['Security', 'security'],
      ['Privacy', 'privacy'],
      ['Reminders', 'reminders'],
      ['Appearance', 'appearance'],
      ['My data', 'my-data'],
    ] as const) {
      await sections.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/profile/${path}`);
      await expect(page).toHaveTitle(`${name} – Evenkeel`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(sections.locator('[aria-current]')).toHaveText(name);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      // The whole profile was 3377 px.
      expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThan(2400);
    }
    await page.goBack();
    await expect(page).toHaveURL('/profile/appearance');
    await sections.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByLabel('Ailments', { exact: true })).toHaveValue('Pollen');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Not saved yet.')).toHaveCount(0);
    await page.goto('/profile#reminders');
    await expect(page).toHaveURL('/profile/reminders');
    await page.goto('/profile/account');
    await expect(page.getByLabel('Ailments', { exact: true })).toHaveValue('Pollen');
  });

  test('works for the admin, who never registered', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/profile', 'admin');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(admin.email);
    expect(await typed(page, ['Role', 'Date of birth'])).toEqual(['Admin', '']);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  });

  test.describe('where it fails', () => {
    test.use({ expectedErrors: refusedCalls });

    const cases: [string, (route: Route) => Promise<void>][] = [
      ['an error', (route) => route.fulfill({ status: 500, json: {} })],
      ['an error with a message', (route) => route.fulfill({ status: 400, json: { msg: 'Something else' } })],
      ['no connection', (route) => route.abort()],
    ];
    for (const [situation, reply] of cases) {
      test(`says 'Failed to update profile.' and keeps everything: ${situation}`, async ({ page, person }) => {
        await page.route('**/api/auth/update-profile', reply);
        await enter(page, person, '/profile');
        await page.getByLabel('Ailments', { exact: true }).fill('A long story');
        await page.getByRole('button', { name: 'Update Profile' }).click();
        await expect(page.getByRole('alert')).toHaveText('Failed to update profile.');
        expect(await hueOf(page.getByRole('alert').getByText('Failed to update profile.'))).toBe('red');
        await expect(page.getByLabel('Ailments', { exact: true })).toHaveValue('A long story');
        await expect(page.getByText('Profile updated successfully!')).toHaveCount(0);
      });
    }
  });
});

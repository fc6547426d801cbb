import type { Route } from '@playwright/test';
import { countCalls, expect, hueOf, refusedCalls, registration, test } from './fixtures.ts';
import { fillRegistration, registrationLabels, typed } from './forms.ts';

const passwordRule =
  'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters';

test.describe('the registration form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Registration');
  });

  test('has every field under its name, and its own title', async ({ page }) => {
    await expect(page).toHaveTitle('Employee Registration – Evenkeel');
    for (const label of [...registrationLabels, 'Age']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
    }
    const required = registrationLabels.filter((label) => label !== 'Phone' && label !== 'Ailments');
    for (const label of required) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required');
    }
    await expect(page.getByLabel('Phone', { exact: true })).not.toHaveAttribute('required');
    await expect(page.getByLabel('Ailments', { exact: true })).not.toHaveAttribute('required');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
  });

  test('offers the lists of the specification', async ({ page }) => {
    const list = async (label: string) => {
      const select = page.getByLabel(label, { exact: true });
      return select.evaluate((node) =>
        Array.from(node.querySelectorAll('option'), ({ value }) => value).filter((value) => value !== ''),
      );
    };
    expect(await list('Blood group')).toEqual(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']);
    expect(await list('Height')).toEqual(['150', '155', '160', '165', '170', '175', '180', '185', '190']);
    expect(await list('Weight')).toEqual(Array.from({ length: 17 }, (_, step) => String(40 + 5 * step)));
    expect(await list('State')).toEqual(['Jharkhand', 'Odisha', 'Maharashtra', 'Uttar Pradesh', 'Punjab']);
    const themes = await list('Theme');
    expect(themes).toHaveLength(21);
    expect(themes).toContain('Grassroot Governance and Decentralised Planning');
    const titles = await list('Designation');
    expect(titles.length).toBeGreaterThanOrEqual(75);
    for (const title of ['Accountant', 'Teacher', 'Doctor', 'Driver', 'Project Coordinator', 'Data Analyst']) {
      expect(titles).toContain(title);
    }
    expect(await list('City')).toEqual([]);
    await page.getByLabel('State', { exact: true }).selectOption('Odisha');
    expect(await list('City')).toEqual([
      'Bhubaneswar',
      'Gopalpur',
      'Meramandali',
      'Kalinganagar',
      'Bamnipal',
      'Sukinda',
      'Balasore',
      'Athagarh',
    ]);
  });

  test('clears the city when the state changes', async ({ page }) => {
    const [state, city] = [page.getByLabel('State', { exact: true }), page.getByLabel('City', { exact: true })];
    await state.selectOption('Jharkhand');
    await city.selectOption('Jamshedpur');
    await state.selectOption('Punjab');
    await expect(city).toHaveValue('');
    await city.selectOption('Ludhiana');
    await expect(city).toHaveValue('Ludhiana');
  });

  test('shows the age in whole years, anew for each date of birth', async ({ page }) => {
    const [born, age] = [page.getByLabel('Date of birth', { exact: true }), page.getByLabel('Age', { exact: true })];
    await page.clock.setFixedTime('2026-03-10T06:00:00Z');
    await born.fill('1990-03-10');
    await expect(age).toHaveValue('36');
    await born.fill('1990-03-11');
    await expect(age).toHaveValue('35');
    await born.fill('2027-01-01');
    await expect(age).toHaveValue('');
    await expect(age).not.toBeEditable();
  });

  test('tells every missing field at its place and on top, sends nothing and keeps what was typed', async ({
    page,
  }) => {
    const sent = countCalls(page, 'POST', '/api/auth/register');
    await fillRegistration(page, { name: 'Asha Murmu', phone: '12', ailments: 'Asthma' });
    await page.getByRole('button', { name: 'Register' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    for (const label of registrationLabels.filter((name) => !['Name', 'Phone', 'Ailments'].includes(name))) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /Please fill this in\.$|8\+ characters$/,
      );
    }
    // The sentences are beside the fields: on top there is their number, and the way to the first.
    await expect(alert).toHaveText('11 fields need attentionGo to the first: Email');
    await page.getByLabel('City', { exact: true }).focus();
    await alert.getByRole('link', { name: 'Go to the first: Email' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/7 to 15 digits/);
    expect(await typed(page, ['Name', 'Phone', 'Ailments'])).toEqual(['Asha Murmu', '12', 'Asthma']);
    expect(sent.count()).toBe(0);
  });

  for (const weak of [
    'Short@1',
    'lower@case1',
    'UPPER@CASE1',
    'No@digits!',
    'NoSpecial11',
    'Bad space@1',
    'Ümlaut@111',
  ]) {
    test(`refuses the password ${weak} with the sentence of the rule`, async ({ page }) => {
      const sent = countCalls(page, 'POST', '/api/auth/register');
      await fillRegistration(page, registration({ password: weak }));
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('alert')).toHaveText(passwordRule);
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        new RegExp(passwordRule.replaceAll(/[()^$*+]/g, String.raw`\$&`)),
      );
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(weak);
      expect(sent.count()).toBe(0);
    });
  }

  test('says what happens, second by second, and then leads to the dashboard', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await fillRegistration(page, registration());
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('employee');
    await expect(page.getByText('Redirecting to dashboard...')).toHaveCount(0);
    await page.clock.runFor(950);
    await expect(page.getByText('Redirecting to dashboard...')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.getByText('Redirecting to dashboard...')).toBeVisible();
    await page.clock.runFor(850);
    await expect(page).toHaveURL('/register');
    await page.clock.runFor(150);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a registration that fails', () => {
  test.use({ expectedErrors: refusedCalls });

  const cases: [string, string, (route: Route) => Promise<void>][] = [
    [
      'the message of the server',
      'Come later.',
      (route) => route.fulfill({ status: 503, json: { msg: 'Come later.' } }),
    ],
    ['an error without a message', 'Registration failed', (route) => route.fulfill({ status: 500, json: {} })],
    ['no connection', 'Registration failed', (route) => route.abort()],
    ['no token', 'Invalid response from server', (route) => route.fulfill({ status: 201, json: { user: {} } })],
    ['no user', 'Invalid response from server', (route) => route.fulfill({ status: 201, json: { token: 'abc' } })],
  ];

  for (const [situation, message, reply] of cases) {
    test(`says in red what is wrong and keeps everything: ${situation}`, async ({ page }) => {
      await page.route('**/api/auth/register', reply);
      await page.goto('/register');
      await fillRegistration(page, registration());
      const before = await typed(page, registrationLabels);
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('alert')).toBeInViewport();
      expect(await hueOf(page.getByRole('alert').getByText(message))).toBe('red');
      expect(await typed(page, registrationLabels)).toEqual(before);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  }
});

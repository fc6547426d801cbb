import { countCalls, expect, refusedCalls, registerPerson, registration, stored, test } from './fixtures.ts';
import { fillRegistration, registrationLabels, typed } from './forms.ts';

test.describe('the registration form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Registration');
  });

  test('registers once on a double click, without the optional fields', async ({ page, request }) => {
    const sent = countCalls(page, 'POST', '/api/auth/register');
    const who = registration();
    await fillRegistration(page, who);
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page).toHaveURL('/dashboard');
    expect(sent.count()).toBe(1);
    const token = await page.evaluate(() => String(localStorage.getItem('token')));
    expect(await stored(request, token, '/api/auth/me')).toMatchObject({
      name: who.name,
      email: who.email,
      role: 'employee',
      city: 'Jamshedpur',
      height: '165',
      date_of_birth: '1991-04-17',
    });
  });
});

test.describe('a registration that fails', () => {
  test.use({ expectedErrors: refusedCalls });

  test('names a taken email on top and at its field, and keeps everything', async ({ page, request }) => {
    const { email } = await registerPerson(request);
    await page.goto('/register');
    await fillRegistration(page, registration({ email, phone: '0657 222 3333', ailments: 'None' }));
    const before = await typed(page, registrationLabels);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toContainText('There’s already an account with this email.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/already an account/);
    expect(await typed(page, registrationLabels)).toEqual(before);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('lets in whose answer was lost on the way, when the button is pressed again', async ({ page }) => {
    let tries = 0;
    await page.route('**/api/auth/register', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      // The server has stored it, and the connection breaks.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto('/register');
    await fillRegistration(page, registration());
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toHaveText('Registration failed');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});

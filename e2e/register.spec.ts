import { countCalls, expect, refusedCalls, registerPerson, registration, stored, test } from './fixtures.ts';
import { fillRegistration, registrationLabels, typed } from './forms.ts';

test.use({ expectedErrors: refusedCalls });

test('registers once: after a taken email, an answer that was lost on the way, and a double click', async ({
  page,
  request,
}) => {
  const taken = await registerPerson(request);
  await page.goto('/register');
  await fillRegistration(page, registration({ email: taken.email }));
  const before = await typed(page, registrationLabels);
  const register = page.getByRole('button', { name: 'Register' });
  await register.click();
  await expect(page.getByRole('alert')).toContainText('There’s already an account with this email.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/already an account/);
  expect(await typed(page, registrationLabels)).toEqual(before);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const who = registration();
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.route('**/api/auth/register', async (route) => {
    // The server has stored it, and the connection breaks.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await register.click();
  await expect(page.getByRole('alert')).toHaveText('Registration failed');
  await page.unroute('**/api/auth/register');
  const sent = countCalls(page, 'POST', '/api/auth/register');
  await register.dblclick();
  await expect(page.getByText('Registration successful!')).toBeVisible();
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

import { adminToken, enter, expect, test } from './fixtures.ts';

test.describe('without a token', () => {
  test('an employee who asked for an admin screen comes to the dashboard', async ({ page, person }) => {
    await page.goto('/admin/stats');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('an employee', () => {
  test('is refused by the server itself', async ({ request, person }) => {
    const headers = { Authorization: `Bearer ${person.token}` };
    for (const path of [
      '/api/questions',
      '/api/admin/stats/overview',
      '/api/admin/stats/severity',
      '/api/admin/stats/daily-submissions',
      '/api/admin/stats/mood-distribution',
      '/api/admin/stats/average-scores',
      '/api/admin/employees',
      '/api/admin/employee-details/1',
    ]) {
      const reply = await request.get(path, { headers });
      expect(reply.status(), path).toBe(403);
      expect(await reply.json()).toMatchObject({ msg: expect.any(String), code: 'forbidden' });
    }
    expect((await request.patch('/api/questions/1', { headers })).status()).toBe(403);
  });
});

test.describe('the end of a session', () => {
  test.describe('on the server', () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('a token that never was leads to the login as well', async ({ page }) => {
      await enter(page, { token: 'made-up' }, '/profile');
      await expect(page).toHaveURL('/');
    });
  });
});

test('an admin sees both dashboards', async ({ page, request }) => {
  await enter(page, { token: await adminToken(request) }, '/admin-dashboard', 'employee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
});

test('an address that nobody knows says so, signed in or not', async ({ page, person }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await enter(page, person, '/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/dashboard');
});

import { enter, expect, test } from './fixtures.ts';

test('the bar signs out here and on the server', async ({ page, person, request }) => {
  await enter(page, person);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await told).status()).toBe(200);
  const reply = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
  expect(reply.status()).toBe(401);
});

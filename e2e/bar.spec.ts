import { enter, expect, test } from './fixtures.ts';

test.describe('the bar', () => {
  test('opens under the greeting, and closes on a click outside, Esc and leaving it', async ({ page, person }) => {
    await enter(page, person);
    const greeting = page.getByRole('button', { name: 'Hi, Asha' });
    const profile = page.getByRole('link', { name: 'My Profile' });
    await expect(profile).toBeHidden();
    await greeting.click();
    await expect(profile).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(profile).toBeHidden();
    await greeting.press('Enter');
    await expect(profile).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(greeting).toBeFocused();
    await greeting.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(profile).toBeHidden();
    await greeting.click();
    await profile.click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeHidden();
  });

  test('signs out here and on the server', async ({ page, person, request }) => {
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
});

import { expect, test } from './fixtures.ts';

test.describe('the keyboard alone', () => {
  test('logs in, walks the tabs, opens the menu and signs out', async ({ page, person }) => {
    await page.goto('/');
    // Until the script has come there is nothing to tab to; the heading is there before it.
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    // A visit begins where the browser puts it; each change of screen moves the focus to the heading.
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    const press = (key: string) => page.keyboard.press(key);
    const tabTo = async (name: string, role: 'link' | 'button') => {
      const target = page.getByRole(role, { name, exact: true });
      for (let step = 0; step < 30; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      await expect(target).toBeFocused();
    };
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('combobox', { name: 'Read this in' })).toBeFocused();
    await press('Tab');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await page.keyboard.type(person.email);
    await press('Tab');
    await page.keyboard.type(person.password);
    await press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await tabTo('My Stats', 'link');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await tabTo('Hi, Asha', 'button');
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

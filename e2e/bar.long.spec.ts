import { adminToken, enter, expect, expectNoSidewaysScroll, refusedCalls, registerPerson, test } from './fixtures.ts';

const tabs = [
  ['Home', '/dashboard'],
  ['My Tests', '/dashboard?tab=mytests'],
  ['My Stats', '/dashboard?tab=mystats'],
  ['My Health', '/dashboard?tab=myhealth'],
] as const;

test.describe('the bar', () => {
  for (const width of [1280, 360]) {
    test(`has title, logo, four tabs in the address, and the greeting, at ${width} px`, async ({ page, person }) => {
      await page.setViewportSize({ width, height: 740 });
      await enter(page, person);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Evenkeel' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Evenkeel' }).locator('svg')).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Hi, Asha', exact: true })).toBeVisible();
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('link')).toHaveText(tabs.map(([name]) => name));
      await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
      for (const [name, address] of [...tabs.slice(1), tabs[0]]) {
        const tab = navigation.getByRole('link', { name, exact: true });
        await tab.click();
        await expect(page).toHaveURL(address);
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(navigation.locator('[aria-current]')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
      await page.goBack();
      await expect(page).toHaveURL('/dashboard?tab=myhealth');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
    });
  }

  test('greets by the first word of the name, however long the rest', async ({ page, request }) => {
    await enter(page, await registerPerson(request, { name: '  Jean-Luc   van der Berg ' }));
    await expect(page.getByRole('button', { name: 'Hi, Jean-Luc', exact: true })).toBeVisible();
  });

  test('screens: a name of 100 letters pushes nothing away, from 320 px to a wide screen', async ({
    page,
    request,
  }) => {
    const name = 'Balwinder'.repeat(12).slice(0, 100);
    await enter(page, await registerPerson(request, { name }));
    for (const width of [320, 360, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      const greeting = page.getByRole('button', { name: `Hi, ${name}` });
      for (const part of [greeting, page.getByRole('button', { name: 'Help now' })]) {
        const { x, width: wide } = (await part.boundingBox()) ?? { x: -1, width: 0 };
        expect([x >= 0, x + wide <= width], `${width} px`).toEqual([true, true]);
      }
      const title = page.getByRole('banner').getByText('Evenkeel', { exact: true });
      expect(await title.evaluate((text) => text.scrollWidth <= text.clientWidth), `the product at ${width} px`).toBe(
        true,
      );
      await greeting.click();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    await page.goto('/profile');
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expectNoSidewaysScroll(page);
  });

  test('has an entry more for an admin', async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin-dashboard', 'admin');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText([...tabs.map(([name]) => name), 'Admin']);
    await expect(navigation.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  });

  test.describe('without the name', () => {
    test.use({ expectedErrors: refusedCalls });

    test('logs a warning only, and can still sign out', async ({ page, person }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { msg: 'Broken' } }));
      await enter(page, person);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, employee');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Broken')).toHaveCount(0);
      await expect.poll(() => warnings.join()).toMatch(/load me/);
      await page.getByRole('button', { name: /^Hi/ }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});

import { blockOf, enter, expect, expectNoSidewaysScroll, registerPerson, submitAssessment, test } from './fixtures.ts';

test('a wide screen at 200 % shows everything, without scrolling sideways', async ({ browser, request, baseURL }) => {
  const person = await registerPerson(request);
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, baseURL });
  const page = await context.newPage();
  for (const address of ['/', '/register']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  for (const tab of ['home', 'mytests', 'mystats', 'myhealth']) {
    await enter(page, person, `/dashboard?tab=${tab}`);
    await expectNoSidewaysScroll(page);
    // What is fixed to the edges must leave room to read.
    const room = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('header, nav')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      );
      return window.innerHeight - fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    });
    expect(room).toBeGreaterThan(200);
  }
  await context.close();
});

test('text twice as large still fits a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  for (const address of ['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/profile']) {
    await enter(page, person, address);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('the keyboard alone', () => {
  test('always shows where it is', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        // Inside a date the browser marks the part that has the focus.
        if (document.activeElement?.getAttribute('type') === 'date') return 2;
        return style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
      });
      const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(outline, place).toBeGreaterThanOrEqual(2);
    }
  });

  test('gets help and comes back to where it was', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Asha');
    const help = page.getByRole('button', { name: 'Help now' });
    await help.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Help now' });
    await expect(dialog.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(help).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  });
});

test('the focus moves to the heading on each change of screen, but not when a visit begins', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const steps = [
    [() => page.getByRole('link', { name: 'Sign Up' }).click(), 'Employee Registration'],
    [() => page.getByRole('link', { name: 'Login', exact: true }).click(), 'Login'],
    [() => page.getByRole('link', { name: 'Forgot Password?' }).click(), 'Forgot password'],
    [() => page.goBack(), 'Login'],
  ] as const;
  for (const [step, title] of steps) {
    await step();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} – Evenkeel`);
  }
});

test('what is tapped on a phone is at least 44 px high', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectLarge = async () => {
    const small = await page
      .locator(
        'button, select, input:not([type=radio], [type=checkbox]), nav a, label:has(input:is([type=radio], [type=checkbox])), summary',
      )
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            name: element.textContent?.trim() || element.tagName,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height > 0 && box.height < 43.5)
          .map(({ name, box }) => `${name}: ${box.height}`),
      );
    expect(small).toEqual([]);
  };
  for (const address of ['/', '/register', '/forgot-password', '/reset-password/abc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLarge();
  }
  await submitAssessment(page.request, person.token, 'GAD-7', Array(7).fill(1));
  for (const tab of ['home', 'mytests', 'mystats', 'myhealth']) {
    await enter(page, person, `/dashboard?tab=${tab}`);
    await page.waitForLoadState('networkidle');
    await expectLarge();
  }
});

test('nothing moves for those who want less motion', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, person, '/dashboard?tab=myhealth');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByText('Inhale', { exact: true })).toBeVisible();
});

test('forced colours leave every choice and state visible', async ({ page, person }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, person, '/dashboard?tab=mytests');
  const mood = blockOf(page, 'Submit Your Mood');
  const look = (label: string) =>
    mood
      .locator('label')
      .filter({ hasText: label })
      .evaluate((element) => {
        const { borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
        return [borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor].join();
      });
  await mood.getByText('Calm', { exact: true }).click();
  expect(await look('Calm')).not.toBe(await look('Sad'));
});

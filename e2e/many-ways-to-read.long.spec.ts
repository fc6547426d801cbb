import { enter, expect, expectAccessible, test } from './fixtures.ts';

test('screens: high contrast shows the focus, what is chosen and what is drawn', async ({ page, person }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await enter(page, person, '/dashboard?tab=myhealth');
  const [text, paper] = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.cssText = 'forced-color-adjust: none; color: CanvasText; background: Canvas';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [color, backgroundColor];
  });
  expect(text).not.toBe(paper);
  const drawn = page.getByRole('region', { name: 'Office Posture Exercise' }).locator('svg').first();
  expect(await drawn.evaluate((svg) => getComputedStyle(svg).stroke)).toBe(text);
  const tab = page.getByRole('link', { name: 'My Health', exact: true });
  expect(await tab.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
    'solid',
  );
  await page.goto('/profile/appearance');
  const way = page.getByRole('link', { name: 'Appearance', exact: true });
  const [letters, ground] = await way.evaluate((link) => {
    const { color, backgroundColor } = getComputedStyle(link);
    return [color, backgroundColor];
  });
  expect(letters).not.toBe(ground);
  const chosen = page.locator('label:has(:checked)');
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  await expectAccessible(page);
});

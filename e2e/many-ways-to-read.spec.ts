import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, registerPerson, submitAssessment, submitMood, test } from './fixtures.ts';

const names = {
  devanagari: 'आशा मुर्मू',
  oriya: 'ଲକ୍ଷ୍ମୀ ସାହୁ',
  bengali: 'অনন্যা দাস',
  gurmukhi: 'ਬਲਵਿੰਦਰ ਕੌਰ',
  'ol-chiki': 'ᱥᱟᱱᱛᱟᱲ ᱢᱩᱨᱢᱩ',
};

/** The scripts whose font was fetched while this screen came. */
async function fetchedFor(page: Page, go: () => Promise<unknown>): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const script = /\/noto-sans-([\w-]+?)-\1-/.exec(request.url())?.[1];
    if (script) asked.add(script);
  });
  await go();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  return [...asked];
}

test('screens: a name in a script of ours is drawn from our own font, which comes for that script alone', async ({
  browser,
  request,
  person,
}) => {
  for (const [script, name] of [['', person.name], ...Object.entries(names)] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const who = script === '' ? person : await registerPerson(request, { name });
    expect(await fetchedFor(page, () => enter(page, who, '/profile')), name).toEqual(script === '' ? [] : [script]);
    await context.close();
  }
});

test('screens: on paper there is what one reads, in its colours', async ({ page, request, person }) => {
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
  await submitMood(request, person.token, '🙂');
  await enter(page, person, '/dashboard?tab=mystats');
  await expect(page.getByRole('heading', { name: 'GAD-7 Score Trend' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const pressed of [page.getByRole('button'), page.getByRole('navigation'), page.getByRole('banner')]) {
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
  }
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('main svg') ?? document.body).printColorAdjust),
  ).toBe('exact');
  await page.goto('/who-can-see');
  await expect(page.getByRole('table')).toBeVisible();
});

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

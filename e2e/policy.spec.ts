import { answer, blockOf, enter, expect, expectNoSidewaysScroll, registerPerson, stored, test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';
import { registration } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const hostile = {
  markup: '"><img src=x onerror=alert(1)>',
  script: '</script><script>alert(1)</script>',
  template: '{{7*7}} ${alert(1)} %s',
  emoji: '🦣'.repeat(100),
  unbroken: 'W'.repeat(100),
  devanagari: 'सुनीता कुमारी',
  odia: 'ସୁନୀତା ମୁର୍ମୁ',
  arabic: 'سونيتا مرمو',
  apostrophe: "O'Brien & Söhne <b>",
};

for (const [kind, name] of Object.entries(hostile)) {
  test(`a name of another kind is shown to the letter and breaks nothing: ${kind}`, async ({ page, request }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await registerPerson(request, { name, ailments: name });
    await enter(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name.toUpperCase()}`);
    await expectNoSidewaysScroll(page);
    const greeting = page.getByRole('button', { name: /^Hi, / });
    await expect(greeting).toContainText(String(name.split(' ')[0]));
    const [box, help] = await Promise.all([
      greeting.boundingBox(),
      page.getByRole('banner').getByRole('button', { name: 'Help now' }).boundingBox(),
    ]);
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(360);
    expect(Number(box?.height)).toBeLessThanOrEqual(64);
    expect(Number(help?.x)).toBeGreaterThanOrEqual(0);
    expect(Number(help?.x) + Number(help?.width)).toBeLessThanOrEqual(Number(box?.x));
    await greeting.click();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Ailments', { exact: true })).toHaveValue(name);
    await expectNoSidewaysScroll(page);
    expect(asked).toEqual([]);
    await expect(page.locator('img')).toHaveCount(0);
  });
}

test('a whole visit asks nobody but its own server, and leaves token, role and the mark of a known browser behind', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'blob:') elsewhere.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Help now' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillRegistration(page, registration());
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'My Tests', exact: true }).click();
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, Array(9).fill('Several days'));
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect(page.getByText('Your PHQ-9 Score: 9')).toBeVisible();
  for (const tab of ['My Stats', 'My Health', 'Home']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/profile');
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // For the calls that sign in alone, and for no script: docs/auth-limits.md.
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'evenkeel_browser', path: '/api/auth', httpOnly: true, sameSite: 'Strict' }),
  ]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toEqual([]);
});

test('the page has a strict policy, and the address keeps no secret', async ({ page, request }) => {
  const reply = await request.get('/');
  const headers = reply.headers();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store');
  await page.goto('/');
  expect(await page.locator('script:not([src]), style, [style], [onclick]').count()).toBe(0);
});

test.describe('markup that a script would put into the page', () => {
  test.use({ expectedErrors: [/requires 'TrustedHTML'/] });

  test('is blocked', async ({ page }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    });
    expect(outcome).toBe('TypeError');
  });
});

test('what is stored is the name as it was typed', async ({ request }) => {
  const person = await registerPerson(request, { name: hostile.markup });
  expect(await stored(request, person.token, '/api/auth/me')).toMatchObject({ name: hostile.markup });
});

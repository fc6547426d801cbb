import type { APIRequestContext, Page } from '@playwright/test';
import {
  admin,
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  submitAssessment,
  testAlone as test,
} from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serverOf: 'the rule for named records' });
test.describe.configure({ mode: 'serial' });

async function choose(request: APIRequestContext, policy: string) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const reply = await request.put('/api/admin/record-policy', { headers, data: { policy } });
  expect(reply.status()).toBe(200);
}

async function idOf(request: APIRequestContext, person: Person): Promise<string> {
  const reply = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
  return (await reply.json()).id;
}

/** The cell of one kind of data and one role. */
async function sight(page: Page, kind: string, viewer: string): Promise<string> {
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) });
  return row
    .getByRole('cell')
    .nth(headers.indexOf(viewer) - 1)
    .innerText();
}

test('anybody reads who can see what, before they register', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByText(/^No one else at work can see .*your individual answers/)).toBeVisible();
  const seen = /^Your wellness admins can see your name; your email; your date of birth, age, .*your scores/;
  await expect(page.getByText(seen)).toBeVisible();
  const link = page.getByRole('link', { name: /Who can see what/ });
  await expect(link).toHaveAttribute('href', '/who-can-see');
  await page.goto('/who-can-see');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who can see what');
  await expect(page.getByRole('heading', { name: 'Current setting: Open' })).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('You')).toContainText('You can see everything we keep about you.');
  await expect(card('Wellness admins').getByRole('listitem').filter({ hasText: 'Your scores' })).toBeVisible();
  await expect(card('Counsellors')).toContainText(/Can’t see.*your scores, with the date/);
  // One after the other on a phone, and far shorter than the table was.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3400);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByText('Show it all as one table').click();
  expect(await sight(page, 'Your scores, with the date, test and level of each', 'Wellness admins')).toBe('Yes');
  expect(await sight(page, 'Your individual answers', 'Wellness admins')).toBe('No');
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('it is linked on My Tests before the first answer, and in the profile', async ({ page, person }) => {
  await enter(page, person, '/dashboard?tab=mytests');
  await expect(page.getByText(/Wellness admins can open your results .* with your name/)).toBeVisible();
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who can see what');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who can see what');
});

test('who has looked stands in the profile', async ({ page, request, person }) => {
  await enter(page, person, '/profile/privacy');
  const looks = page.getByRole('region', { name: 'Who has looked' });
  await expect(looks.getByText('No one has opened your record.')).toBeVisible();
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const id = await idOf(request, person);
  expect((await request.get(`/api/admin/employee-details/${id}`, { headers })).status()).toBe(200);
  await page.reload();
  await expect(looks.getByRole('listitem')).toHaveCount(1);
  await expect(looks.getByRole('listitem')).toContainText('No reason required at the time');
  await expect(looks.getByRole('listitem')).toContainText(admin.email);
  await expect(looks.getByRole('listitem')).toContainText(/An admin since \d/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await looks.screenshot({ path: test.info().outputPath(`looks-${width}-${colorScheme}.png`) });
    }
    await expectNoSidewaysScroll(page);
  }
});

test('trust 11: an admin chooses a setting, after reading what it means and what a later loosening leaves', async ({
  page,
  request,
}) => {
  await enter(page, { token: await adminToken(request) }, '/admin-dashboard', 'admin');
  const region = page.getByRole('region', { name: 'Who can open a named record' });
  await expect(region.getByText('Now: Open.')).toBeVisible();
  await expect(region.getByRole('radio')).toHaveCount(4);
  await region.getByRole('radio', { name: 'With a reason' }).check();
  await region.getByRole('button', { name: 'Apply this setting' }).click();
  const question = page.getByRole('alertdialog', { name: 'Apply ‘With a reason’?' });
  await expect(question).toContainText('This is stricter');
  await expect(question).toContainText('Loosening it later won’t undo this');
  await expect(question).toContainText('opening those records still takes a reason');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(region.getByText('Now: Open.')).toBeVisible();
  await region.getByRole('button', { name: 'Apply this setting' }).click();
  await question.getByRole('button', { name: 'Apply this setting' }).click();
  await expect(region.getByText('Saved. It applies from now on.')).toBeVisible();
  await expect(region.getByText(/Now: With a reason, since/)).toBeVisible();
});

test.describe('under the rule of a reason', () => {
  test.use({ expectedErrors: refusedCalls });

  test('trust 12: the person is named; the record opens after a reason and the password, and they read why', async ({
    page,
    request,
    person,
    browser,
  }) => {
    await choose(request, 'reason');
    await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
    await enter(
      page,
      { token: await adminToken(request) },
      `/admin/employee-history/${await idOf(request, person)}`,
      'admin',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Murmu');
    await expect(page.getByRole('heading', { name: 'Why do you need to see Asha Murmu’s record?' })).toBeVisible();
    await expect(page.getByText(`${person.email} · Field Coordinator · Jamshedpur`)).toBeVisible();
    await expect(page.getByText('GAD-7')).toHaveCount(0);
    expect(await page.title()).not.toContain('Asha');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByLabel('Reason', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Reason', { exact: true }).fill('She asked me to');
    await page.getByLabel('Your password', { exact: true }).fill('Wrong@pass1');
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByRole('alert')).toContainText('That password isn’t right.');
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('She asked me to');
    await page.getByLabel('Your password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Murmu');
    await expect(page.getByText(/You can view this until \d\d:\d\d\./)).toBeVisible();

    const own = await browser.newPage({ baseURL: new URL('/', page.url()).href });
    await enter(own, person, '/profile/privacy');
    await expect(own.getByRole('region', { name: 'Who has looked' })).toContainText('She asked me to');
    await own.close();
  });

  test('other rules keep it closed, with a calm sentence', async ({ page, request, person }) => {
    const address = `/admin/employee-history/${await idOf(request, person)}`;
    await choose(request, 'never');
    await enter(page, { token: await adminToken(request) }, address, 'admin');
    await expect(page.getByText('No data available.')).toBeVisible();
    await expect(page.getByText(/No one can open a named record here/)).toBeVisible();
    await choose(request, 'consent');
    await page.reload();
    await expect(page.getByText('No data available.')).toBeVisible();
    await expect(page.getByText('This person doesn’t share their record.')).toBeVisible();
  });
});

test('a more open rule is announced to everybody until they have read it', async ({ page, request }) => {
  const person = await registerPerson(request);
  await choose(request, 'never');
  await choose(request, 'consent');
  await enter(page, person);
  const news = page.getByRole('region', { name: 'News about your data' });
  await expect(news).toContainText('from ‘Never’ to ‘Only with consent’');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My Health', exact: true }).click();
  await expect(news).toBeVisible();
  const seen = page.waitForResponse((reply) => reply.ok() && /\/api\/notices\/[^/]+\/seen$/.test(reply.url()));
  await news
    .getByRole('button', { name: /I have read this/ })
    .first()
    .click();
  await expect(news).toHaveCount(0);
  await seen;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(news).toHaveCount(0);
});

test('a person shares and stops, at once', async ({ page, request, person }) => {
  await choose(request, 'consent');
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
  const path = `/api/admin/employee-details/${await idOf(request, person)}`;
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  await enter(page, person, '/profile/privacy');
  const region = page.getByRole('region', { name: 'Share my record' });
  const toggle = region.getByRole('switch', { name: 'Let wellness admins open my scores and moods' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(region.getByText(/You share your record/)).toBeVisible();
  await expect(toggle).toBeChecked();
  expect((await request.get(path, { headers })).status()).toBe(200);
  await toggle.press('Space');
  await expect(region.getByText('You don’t share your record, so admins can’t open it.')).toBeVisible();
  expect((await request.get(path, { headers })).status()).toBe(403);
});

test('trust 10: the sentences at registration are those of the page, under each setting', async ({ page, request }) => {
  const texts = {
    open: /^Your wellness admins can see your name; your email; your date of birth, age, .*; your scores, .*; your moods/,
    reason: /^An admin must give a reason, which you can read, to open your scores/,
    consent: /^Admins can open these only if you share them: your scores/,
    never: /^No one else at work can see your individual answers; your scores/,
  };
  for (const [policy, text] of Object.entries(texts)) {
    await choose(request, policy);
    await page.goto('/register');
    await expect(page.getByText(text)).toBeVisible();
    await expect(
      page.getByText(/^Your wellness admins can see your name; your email; your date of birth/),
    ).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

import type { Page } from '@playwright/test';
import { makePng } from '../server/test/pictures.ts';
import {
  admin,
  adminToken,
  expect,
  expectAccessible,
  refusedCalls,
  registerPerson,
  signIn,
  testAlone,
} from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

const test = testAlone;

test.use({ serverOf: 'the first hour', expectedErrors: refusedCalls });
test.use({ actionTimeout: 15_000 });
// One after another, on one server.
test.describe.configure({ mode: 'default' });

/** A step's card, opened. */
async function openStep(page: Page, name: string) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const toggle = card.getByRole('button', { name, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return card;
}

const progress = (page: Page, done: number) => expect(page.getByText(`${done} of 5 done`)).toBeVisible();

test('an empty installation is settled in its first hour, and strangers see whose place it is', async ({
  page,
  request,
  running,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText(/needs? attention$/).click();
  await expect(attention).toContainText('First steps: 5 things left to do.');
  await attention.getByRole('link', { name: 'Show the list' }).click();
  await expect(page).toHaveURL('/admin/setup');
  await progress(page, 0);

  const name = await openStep(page, 'Name and logo');
  await name.getByLabel('Name of the organisation').fill('Foundation for Good Work');
  await name.getByRole('button', { name: 'Save' }).click();
  await progress(page, 1);
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: makePng(600, 200) };
  await name.getByLabel('Choose a picture').setInputFiles(logo);
  await expect(name.getByText('The logo is in use.')).toBeVisible();
  await name.getByLabel('Choose a picture').setInputFiles({ ...logo, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(name.getByText('We couldn’t read this picture.')).toBeVisible();

  const lines = await openStep(page, 'Helplines');
  await lines.getByRole('button', { name: 'It’s right (Tele-MANAS)' }).click();
  await lines.getByRole('button', { name: 'It’s right (Emergency)' }).click();
  await progress(page, 2);

  const contact = await openStep(page, 'Privacy contact and complaints');
  await contact.getByLabel('Name or office').fill('Data office');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Please give an email, a phone number or a postal address.').first()).toBeVisible();
  await contact.getByLabel('Email').fill('privacy@e2e.example');
  await contact.getByRole('button', { name: 'Save' }).click();
  await progress(page, 3);

  const mail = await openStep(page, 'Email works');
  await mail.getByRole('button', { name: 'Send a test email' }).click();
  // Beside the one that tells of the sign-in; either may come first.
  const testMails = async () => (await mailsTo(running.mailFolder, admin.email)).filter((one) => /code is/.test(one));
  await expect.poll(async () => (await testMails()).length).toBe(1);
  const [text = ''] = await testMails();
  expect(text).toContain('Questions about your data: Data office, privacy@e2e.example');
  await mail.getByLabel('Code in the email').fill(/code is (\d{6})/.exec(text)?.[1] ?? '');
  await mail.getByRole('button', { name: 'It came' }).click();
  await progress(page, 4);

  const second = await openStep(page, 'A second admin');
  await second.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(/^Put off until/)).toBeVisible();
  await page.goto('/admin-dashboard');
  await attention.getByText(/needs? attention$/).click();
  await expect(attention.getByRole('link', { name: 'Choose my own password' })).toBeVisible();
  await expect(page.getByText(/^First steps:/)).toHaveCount(0);
  const colleague = await registerPerson(request);
  const token = await adminToken(request);
  const headers = { Authorization: `Bearer ${token}` };
  const found = await (await request.get(`/api/admin/people?q=${colleague.email}`, { headers })).json();
  await request.put(`/api/admin/people/${found[0].id}/role`, { headers, data: { role: 'admin' } });
  await request.put('/api/admin/record-policy', { headers, data: { policy: 'consent' } });
  await page.reload();
  await attention.getByText(/needs? attention$/).click();
  await expect(attention.getByRole('link', { name: 'Choose my own password' })).toBeVisible();
  await expect(page.getByText(/^First steps:/)).toHaveCount(0);

  await test.step('strangers see whose place it is, whom to ask, and what they agree to', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/register');
    const shown = page.getByRole('banner').getByRole('img', { name: 'Foundation for Good Work' });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    await expect(page.getByRole('link', { name: /privacy notice \(version \d+\)/ })).toBeVisible();
    await page.goto('/who-can-see');
    await expect(page.getByRole('link', { name: 'privacy@e2e.example' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Register of processing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Register of processing' })).toBeVisible();
    await page.goto('/privacy-notice');
    await expect(page.getByText('Admins can open these only if you share them', { exact: false })).toBeVisible();
  });
});

for (const [address, height] of [
  ['/guide', 'employees'],
  ['/admin/guide', 'admins'],
] as const) {
  test(`the guide for ${height} is two printed pages, with pictures`, async ({ page, request }) => {
    await signIn(page, { token: await adminToken(request) }, 'admin');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: `Guide for ${height}` })).toBeVisible();
    for (const image of await page.getByRole('main').getByRole('img').all()) await image.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' } });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
}

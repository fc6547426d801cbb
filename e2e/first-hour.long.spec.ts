import { admin, adminToken, expect, expectAccessible, registerPerson, signIn, testAlone } from './fixtures.ts';

const test = testAlone;

test.use({ serverOf: 'the first hour' });
// One after another, on one server.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 15_000 });

test('whose record is opened is told on the page, and sees who it was', async ({ page, request }) => {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  await request.put('/api/admin/record-policy', { headers, data: { policy: 'open' } });
  const person = await registerPerson(request, { name: 'Meera Toppo' });
  const me = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
  await request.get(`/api/admin/employee-details/${(await me.json()).id}`, { headers });
  await signIn(page, person);
  await page.goto('/dashboard');
  const told = page.getByRole('region', { name: 'News about your record' });
  await expect(told).toContainText('Someone opened your record.');
  await told.getByRole('link', { name: 'See who it was' }).click();
  await expect(page.getByText(admin.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  // It shows what holds: once the server has said so.
  const onPage = page.getByRole('switch', { name: 'A line at the top of the page' });
  await onPage.click();
  await expect(onPage).not.toBeChecked();
  await page.reload();
  await expect(onPage).not.toBeChecked();
  await expect(page.getByText('Someone opened your record.')).toHaveCount(0);
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

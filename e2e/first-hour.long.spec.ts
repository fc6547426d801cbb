import { adminToken, expect, expectAccessible, signIn, testAlone } from './fixtures.ts';

const test = testAlone;

test.use({ serverOf: 'the first hour' });
// One after another, on one server.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 15_000 });

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

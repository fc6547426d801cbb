import type { Page } from '@playwright/test';
import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  registration,
  testAlone as test,
} from './fixtures.ts';
import { fillRegistration } from './forms.ts';
import { chooseFor } from './row-menu.ts';

test.use({ expectedErrors: refusedCalls });

const rows = (page: Page) => page.getByRole('rowheader');

const optionsOf = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .evaluate((list) => Array.from(list.querySelectorAll('option'), ({ value }) => value).filter(Boolean));

test('lists are kept by admins: names change and merge with their people, and registration follows', async ({
  page,
  request,
  browser,
}) => {
  const people = [
    await registerPerson(request, { name: 'Asha', theme: 'Urban dev', state: 'Odisha', city: 'Gopalpur' }),
    await registerPerson(request, { name: 'Bina', theme: 'Urban Habitat', state: 'Odisha', city: 'Sukinda' }),
  ];
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, { token: await adminToken(request) }, '/admin/lists', 'admin');
  await expect(page.getByRole('tab', { name: 'Themes 21' })).toBeVisible();

  // Renaming to what is there already leads to merging, which asks for the password only where it was given long ago.
  await chooseFor(page, 'Urban dev', 'Rename');
  await page.getByLabel('New name').fill('urban habitat');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('New name')).toHaveAccessibleDescription(/already has that name/);
  await page.getByRole('button', { name: 'Merge into ‘Urban Habitat’ instead' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 person will have the one you choose');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('‘Urban dev’ is now part of ‘Urban Habitat’.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Urban Habitat/ })).toContainText('2');

  // Added, where the alphabet has it; the focus stays for the next one.
  await page.getByLabel('New theme').fill('Water');
  await page.keyboard.press('Enter');
  await expect(page.getByText('‘Water’ was added.')).toBeVisible();
  await expect(page.getByLabel('New theme')).toBeFocused();
  await expect(page.getByLabel('New theme')).toHaveValue('');
  await expect(rows(page).nth(-2)).toHaveText('Water');
  await expectNoSidewaysScroll(page);

  await page.getByRole('tab', { name: /Cities/ }).click();
  await chooseFor(page, 'Gopalpur, Odisha', 'Rename');
  await page.getByLabel('New name').fill('Gopalpur-on-Sea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('‘Gopalpur’ is now ‘Gopalpur-on-Sea’.')).toBeVisible();
  await chooseFor(page, 'Khopoli, Maharashtra', 'Retire');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('No one can choose Maharashtra')).toBeVisible();

  // From a file: first with a fault, then right.
  await page.getByRole('button', { name: 'Import a file' }).click();
  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('State;City\nBihar;Patna\nOdisha;Puri\n');
  await expect(page.getByRole('dialog')).toContainText('Line 2, column 1');
  await expectAccessible(page);
  await choose('State;City\nPunjab;Amritsar\nOdisha;Puri\nOdisha;Sukinda\n');
  await expect(page.getByRole('dialog')).toContainText('1 city already in the list.');
  await page.getByRole('button', { name: 'Add 2 cities' }).click();
  await expect(page.getByText('2 cities added.')).toBeVisible();

  // The people follow, in their profile and in the list of employees with its filters.
  await page.goto('/admin/employee-history');
  await page.getByLabel('State', { exact: true }).selectOption('Odisha');
  await expect.poll(() => optionsOf(page, 'City')).toEqual(['Gopalpur-on-Sea', 'Sukinda']);
  for (const { token } of people) {
    const me = await (await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })).json();
    expect(me).toMatchObject({ theme: 'Urban Habitat', state: 'Odisha' });
  }

  // Whoever registers now chooses from the lists as they are.
  const stranger = await browser.newPage();
  await stranger.goto(new URL('/register', page.url()).href);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await optionsOf(stranger, 'Theme')).toContain('Water');
  expect(await optionsOf(stranger, 'State')).toEqual(['Jharkhand', 'Odisha', 'Uttar Pradesh', 'Punjab']);
  await fillRegistration(stranger, registration({ theme: 'Water', state: 'Odisha', city: 'Puri' }));
  await stranger.getByRole('button', { name: 'Register' }).click();
  await expect(stranger.getByText('Registration successful!')).toBeVisible();
  await stranger.close();
});

import {
  adminToken,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refusedCalls,
  registerPerson,
  signInAgain,
  testAlone as test,
} from './fixtures.ts';
import { chooseFor, menuOf } from './row-menu.ts';

test.use({ serverOf: 'the people' });

/** Who is the last admin depends on everyone, so these tests have a server of their own. */
test.describe('people and roles', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(async ({ page, request }) => {
    await enter(page, { token: await adminToken(request) }, '/admin/people', 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'People and roles' })).toBeVisible();
  });

  test('an admin is made and taken back, each after a question, and both are noted', async ({ page, request }) => {
    const asha = await registerPerson(request, { name: 'Asha Rani' });
    await page.getByLabel('Search by name or email').fill(asha.email);
    await expect(page.getByText('1 person')).toBeVisible();
    await chooseFor(page, 'Asha Rani', 'Make admin');
    const dialog = page.getByRole('alertdialog', { name: 'Make Asha Rani an admin?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await chooseFor(page, 'Asha Rani', 'Make admin');
    await dialog.getByRole('button', { name: 'Make admin' }).click();
    await expect(page.getByText('Asha Rani is now an admin.')).toBeVisible();
    await expect(page.getByText('Admin made Asha Rani an admin')).toBeVisible();
    await chooseFor(page, 'Asha Rani', 'Remove admin role');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove admin role' }).click();
    await expect(page.getByText('Admin removed Asha Rani as an admin')).toBeVisible();
    await menuOf(page, 'Asha Rani').click();
    await expect(page.getByRole('menuitem', { name: 'Make admin' })).toBeFocused();
  });

  test('a disabled account is signed out at once and can be enabled', async ({ page, request }) => {
    const ravi = await registerPerson(request, { name: 'Ravi Rao' });
    const statusOfMe = async () =>
      (await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${ravi.token}` } })).status();
    await page.getByLabel('Search by name or email').fill(ravi.email);
    await chooseFor(page, 'Ravi Rao', 'Disable account');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
    expect(await statusOfMe()).toBe(401);
    await chooseFor(page, 'Ravi Rao', 'Enable account');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click();
    await expect(page.getByText('Ravi Rao’s account is enabled.')).toBeVisible();
    await menuOf(page, 'Ravi Rao').click();
    await expect(page.getByRole('menuitem', { name: 'Disable account' })).toBeVisible();
  });

  test('somebody is signed out everywhere', async ({ page, request }) => {
    const meena = await registerPerson(request, { name: 'Meena Das' });
    await page.getByLabel('Search by name or email').fill(meena.email);
    await expect(page.getByText('1 active session')).toBeVisible();
    await chooseFor(page, 'Meena Das', 'End sessions');
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
    await expect(page.getByText('Not signed in')).toBeVisible();
  });

  test('the list is filtered by role, in the address', async ({ page }) => {
    await page.getByLabel('Role').selectOption('admin');
    await expect(page.getByText('1 person')).toBeVisible();
    await expect(page).toHaveURL('/admin/people?role=admin');
    await page.reload();
    await expect(page.getByLabel('Role')).toHaveValue('admin');
  });

  test('it is accessible and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test.describe('the last admin', () => {
    test.use({ expectedErrors: refusedCalls });

    test('keeps the role, and is told why', async ({ page }) => {
      await chooseFor(page, 'Admin', 'Remove admin role');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('This is your own account');
      await dialog.getByRole('button', { name: 'Remove admin role' }).click();
      await expect(page.getByText('This is the only active admin. Make someone else an admin first.')).toBeVisible();
      await menuOf(page, 'Admin').click();
      await expect(page.getByRole('menuitem', { name: 'Remove admin role' })).toBeVisible();
    });
  });

  test.describe('with a session that ends', () => {
    test.use({ expectedErrors: refusedCalls });

    test('whoever gives up the own role is led away', async ({ page, request }) => {
      const second = await registerPerson(request, { name: 'Second Admin' });
      const headers = { Authorization: `Bearer ${await adminToken(request)}` };
      const [person] = await (await request.get(`/api/admin/people?q=${second.email}`, { headers })).json();
      await request.put(`/api/admin/people/${person.id}/role`, { headers, data: { role: 'admin' } });
      await signInAgain(request, second);
      await enter(page, second, '/admin/people', 'admin');
      await page.evaluate((token) => localStorage.setItem('token', token), second.token);
      await page.goto('/admin/people?role=admin');
      await chooseFor(page, 'Second Admin', 'Remove admin role');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove admin role' }).click();
      // Their sessions have ended with the role: they come back as who they are now.
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
    });
  });
});

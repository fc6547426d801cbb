import { adminToken, enter, expect, refusedCalls, registerPerson, signInAgain, stored, test } from './fixtures.ts';
import { chooseFor } from './row-menu.ts';

test.use({ expectedErrors: refusedCalls });

test('an admin makes another one, ends sessions and closes an account, all noted and at once; whoever gives up the role is led away', async ({
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const [second, asha] = [
    await registerPerson(request, { name: 'Second Admin' }),
    await registerPerson(request, { name: 'Asha Rani' }),
  ];
  const { id } = await stored(request, second.token, '/api/auth/me');
  await request.put(`/api/admin/people/${id}/role`, { headers, data: { role: 'admin' } });
  await signInAgain(request, second);
  await enter(page, second, '/admin/people', 'admin');
  const search = page.getByLabel('Search by name or email');
  const statusOfMe = async () =>
    (await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${asha.token}` } })).status();
  const act = async (name: string, action: string) => {
    await chooseFor(page, name, action);
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };

  await test.step('signed out everywhere', async () => {
    await search.fill(asha.email);
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    expect(await statusOfMe()).toBe(200);
    await act('Asha Rani', 'End sessions');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(statusOfMe).toBe(401);
  });

  await test.step('disabled and enabled', async () => {
    await signInAgain(request, asha);
    await act('Asha Rani', 'Disable account');
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
    expect(await statusOfMe()).toBe(401);
    const login = { data: { email: asha.email, password: asha.password } };
    expect((await request.post('/api/auth/login', login)).ok()).toBe(false);
    await act('Asha Rani', 'Enable account');
    await expect(page.getByText('Asha Rani’s account is enabled.')).toBeVisible();
    await signInAgain(request, asha);
  });

  await test.step('made an admin, whose role is not taken back by one alone', async () => {
    await act('Asha Rani', 'Make admin');
    await expect(page.getByText('Second Admin made Asha Rani an admin').first()).toBeVisible();
    await signInAgain(request, asha);
    expect(await stored(request, asha.token, '/api/auth/me')).toMatchObject({ role: 'admin' });
    await act('Asha Rani', 'Remove admin role');
    await expect(page.getByText('Second Admin asked to remove the admin role of Asha Rani').first()).toBeVisible();
    await expect(page.getByText('Change waiting')).toBeVisible();
    expect(await stored(request, asha.token, '/api/auth/me')).toMatchObject({ role: 'admin' });
  });

  await test.step('whoever gives up the own role comes back as who they are now', async () => {
    await search.fill(second.email);
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    await act('Second Admin', 'Remove admin role');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You’ve been signed out to keep your data private.')).toBeVisible();
  });
});

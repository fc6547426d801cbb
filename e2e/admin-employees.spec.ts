import { adminToken, enter, expect, registerPerson, stored, submitAssessment, submitMood, test } from './fixtures.ts';

test('employees are searched, sorted and filtered, each in the address, and their history is what was recorded', async ({
  page,
  request,
}) => {
  const family = `Rao${crypto.randomUUID().slice(0, 8)}`;
  await registerPerson(request, { name: `Anil ${family}`, state: 'Jharkhand', city: 'Noamundi' });
  const ravi = await registerPerson(request, { name: `Ravi ${family}`, state: 'Odisha', city: 'Balasore' });
  await submitAssessment(request, ravi.token, 'GAD-7', [3, 3, 3, 3, 0, 0, 0]);
  await submitMood(request, ravi.token, '🙂');
  const { id } = await stored(request, ravi.token, '/api/auth/me');
  const list = '/admin/employee-history';
  await enter(page, { token: await adminToken(request) }, list, 'admin');
  const cards = page.getByRole('listitem').getByRole('heading', { level: 2 });
  const rows = page.getByRole('rowheader');
  await page.getByLabel('Search by name or email').fill(family);
  await expect(page).toHaveURL(`${list}?q=${family}`);
  await expect(cards).toHaveText([`Anil ${family}`, `Ravi ${family}`]);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(rows).toHaveText([`Anil ${family}`, `Ravi ${family}`]);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(rows).toHaveText([`Ravi ${family}`, `Anil ${family}`]);
  await page.getByLabel('State', { exact: true }).selectOption('Odisha');
  await expect(rows).toHaveText([`Ravi ${family}`]);
  await page.reload();
  await expect(rows).toHaveText([`Ravi ${family}`]);
  await expect(page).toHaveURL(`${list}?q=${family}&state=Odisha&sort=name_desc`);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(`${list}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Ravi ${family}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /GAD-7 12 Moderate$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /🙂 Calm$/ })).toBeVisible();
  // It was noted for the employee to read.
  expect(await stored(request, ravi.token, '/api/who-has-looked')).toHaveLength(1);
});

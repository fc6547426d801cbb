import { enter, expect, hueOf, stored, test } from './fixtures.ts';
import { typed } from './forms.ts';

const editable = ['Designation', 'Phone', 'Height', 'Weight', 'Ailments'];

test.describe('My Profile', () => {
  test('shows what is fixed and lets the rest be changed, for good', async ({ page, request, person }) => {
    await enter(page, person, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await expect(page).toHaveTitle('My Profile – Evenkeel');
    const fixed = ['Name', 'Email', 'Role', 'Date of birth'];
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Murmu');
    expect(await typed(page, fixed)).toEqual(['Asha Murmu', person.email, 'Employee', '17-04-1991']);
    for (const label of fixed) await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();

    await page.getByLabel('Designation', { exact: true }).selectOption('Doctor');
    await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
    await page.getByLabel('Height', { exact: true }).selectOption('180');
    await page.getByLabel('Weight', { exact: true }).selectOption('75');
    await page.getByLabel('Ailments', { exact: true }).fill('Pollen');
    const sent = page.waitForRequest('**/api/auth/update-profile');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    const said = page.getByText('Profile updated successfully!');
    await expect(said).toBeVisible();
    expect(await hueOf(said)).toBe('green');
    const request1 = await sent;
    expect(request1.method()).toBe('PUT');
    expect(request1.postDataJSON()).toMatchObject({
      name: 'Asha Murmu',
      email: person.email,
      role: 'employee',
      theme: 'Public Health',
      state: 'Jharkhand',
      city: 'Jamshedpur',
      designation: 'Doctor',
    });

    await page.reload();
    await expect(page.getByLabel('Designation', { exact: true })).toHaveValue('Doctor');
    expect(await typed(page, editable)).toEqual(['Doctor', '+91 98765 43210', '180', '75', 'Pollen']);
    expect(await stored(request, person.token, '/api/auth/me')).toMatchObject({ height: '180', ailments: 'Pollen' });
  });
});

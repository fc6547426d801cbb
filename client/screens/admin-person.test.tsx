import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const details = {
  id: 'asha',
  name: 'Asha Rani',
  email: 'asha@example.org',
  theme: 'Education',
  designation: 'Teacher',
  state: 'Jharkhand',
  city: 'Jamshedpur',
  email_change: null,
  left_on: null,
  has_left: false,
};
const day = page.getByLabelText('No longer works here from');
const note = page.getByRole('button', { name: 'Mark as leaving' });
const dialog = page.getByRole('alertdialog');

test('pilot 8: a day that is over is asked about with what happens at once, and then noted', async () => {
  const { calls } = await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: { 'PUT /api/admin/people/:id/leaving': { left_on: '2026-03-31', has_left: true } },
  });
  await day.fill('2026-03-31');
  await note.click();
  await expect.element(dialog.getByText(/having left on 31 Mar 2026\?$/)).toBeVisible();
  await expect.element(dialog.getByText(/signed out right away/)).toBeVisible();
  await expectAccessible(document.body);
  expect(calls('PUT /api/admin/people/:id/leaving')).toEqual([]);
  await dialog.getByRole('button', { name: 'Yes, mark as left' }).click();
  await expect.element(page.getByText('They left on 31 Mar 2026, and can’t sign in.')).toBeVisible();
  expect(calls('PUT /api/admin/people/:id/leaving')).toMatchObject([{ body: { left_on: '2026-03-31' } }]);
});

test('an email that an admin asked for and that no mail reaches is said to be so', async () => {
  const change = { email: 'asha@exmaple.org', expires_at: '2026-11-19T05:30:00.000Z', by_admin: true, refused: true };
  const answers = { 'GET /api/admin/people/:id/details': { ...details, email_change: change } };
  await openScreen('/admin/people/asha', { role: 'admin', answers });
  await expect.element(page.getByText(/^Email to asha@exmaple\.org isn’t getting through/)).toBeVisible();
  expect(page.getByText(/^Waiting for them/).elements()).toEqual([]);
});

test('a day that began while the page was open is asked about as today', async () => {
  const { calls } = await openScreen('/admin/people/asha', { role: 'admin' });
  await expect.element(day).toBeVisible();
  vi.setSystemTime('2026-11-19T00:05:00+05:30');
  await day.fill('2026-11-19');
  await note.click();
  await expect.element(dialog.getByText(/having left today\?$/)).toBeVisible();
  expect(calls('PUT /api/admin/people/:id/leaving')).toEqual([]);
});

test('someone whom another admin has marked as left meanwhile is shown so, with the way back', async () => {
  const asha = answersFor('admin')['GET /api/admin/people/:id/details'];
  if (!asha) throw new Error('There are no details');
  const { answer } = await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: { 'PUT /api/admin/people/:id/leaving': () => refused(409, { code: 'person_left', msg: 'They left.' }) },
  });
  await day.fill('2026-12-24');
  answer('GET /api/admin/people/:id/details', { ...asha, left_on: '2026-03-31', has_left: true });
  await note.click();
  await expect.element(page.getByText('They left on 31 Mar 2026, and can’t sign in.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'They still work here' })).toBeVisible();
});

test('nobody is said to have been told where nothing was corrected', async () => {
  const { calls } = await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: { 'PUT /api/admin/people/:id/details': ({ body }) => ({ ...details, ...(body as { name: string }) }) },
  });
  const save = page.getByRole('button', { name: 'Save corrections' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Name').fill('Asha Devi');
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect.element(page.getByText('Saved. They’ve been told.')).toBeVisible();
  expect(calls('PUT /api/admin/people/:id/details')).toMatchObject([{ body: { name: 'Asha Devi' } }]);
});

test('a field that was emptied is a fault beside it, and nothing is sent', async () => {
  const { calls } = await openScreen('/admin/people/asha', { role: 'admin' });
  const name = page.getByLabelText('Name');
  await name.fill('');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('');
  expect(page.getByText('Saved. They’ve been told.').elements()).toEqual([]);
  expect(calls('PUT /api/admin/people/:id/details')).toEqual([]);
});

test('a space behind a name is no correction, of which nobody is told', async () => {
  const { calls } = await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: { 'GET /api/admin/people/:id/details': details },
  });
  const name = page.getByLabelText('Name');
  await name.fill('Asha Rani ');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect.element(name).toHaveValue('Asha Rani');
  expect(page.getByText('Saved. They’ve been told.').elements()).toEqual([]);
  expect(calls('PUT /api/admin/people/:id/details')).toEqual([]);
});

test('a day to come is noted, and taken back, without losing the place of the focus', async () => {
  await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: {
      'PUT /api/admin/people/:id/leaving': ({ body }) => ({ ...(body as { left_on: string | null }), has_left: false }),
    },
  });
  const heading = page.getByRole('heading', { name: 'Leaving' });
  await day.fill('2026-12-24');
  await note.click();
  await expect.element(page.getByText('From 24 Dec 2026, they no longer work here.')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'They still work here' }).click();
  await expect.element(note).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEvent, Person } from '../../domain/contract/people.ts';
import { pageOf, refused } from '../test/answer-calls.ts';
import type { Answers, SentCall } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { chooseFor, menuOf } from '../test/row-menu.ts';

const asha: Person = {
  id: 'asha',
  name: 'Asha Rani',
  email: 'asha@example.org',
  role: 'employee',
  disabled: false,
  second_factor: false,
  self: false,
};
const admin: Person = { ...asha, id: 'admin', name: 'Admin', email: 'admin@example.org', role: 'admin', self: true };
const dialog = page.getByRole('alertdialog');

/** Keeps people and what was done to them, as the server does. */
function keepPeople() {
  const kept = [{ ...admin }, { ...asha }];
  const events: AuditEvent[] = [];
  const find = ({ params }: SentCall) => kept.find(({ id }) => id === params['id']) ?? { ...asha };
  const answers = {
    'GET /api/admin/people': ({ address: { searchParams: asked } }) => {
      const wanted = asked.get('q') ?? '';
      const found = kept.filter(
        ({ email, role }) => email.includes(wanted) && [null, role].includes(asked.get('role') as Person['role']),
      );
      return pageOf(found, found.length);
    },
    'GET /api/admin/audit-events': () => events,
    'PUT /api/admin/people/:id/role': (sent) => {
      const person = find(sent);
      const waits = person.role === 'admin' && !person.self;
      Object.assign(person, waits ? { waiting: ['role'] } : sent.body);
      const about = waits
        ? ({ action: 'admin_request_made', detail: { kind: 'role' } } as const)
        : ({ action: 'admin_made' } as const);
      events.unshift({ id: String(events.length), at: '2026-11-18T04:54:00.000Z', ...about, actor: admin, person });
      return Response.json(person, { status: waits ? 202 : 200 });
    },
    'PUT /api/admin/people/:id/disabled': (sent) => ({ ...Object.assign(find(sent), sent.body) }),
    'DELETE /api/admin/people/:id/sessions': (sent) => ({ ...find(sent) }),
  } satisfies Answers;
  return answers;
}

const open = (address = '/admin/people', answers: Answers = {}) =>
  openScreen(address, { role: 'admin', answers: { ...keepPeople(), ...answers } });

test('an admin is made, and is not taken back by one alone, each after a question, and both are noted', async () => {
  const { calls } = await open();
  await page.getByLabelText('Search by name or email').fill('asha@');
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  await chooseFor('Asha Rani', 'Make admin');
  await expect.element(page.getByRole('alertdialog', { name: 'Make Asha Rani an admin?' })).toBeVisible();
  await expectAccessible(dialog.element());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(calls('PUT /api/admin/people/:id/role')).toEqual([]);
  await chooseFor('Asha Rani', 'Make admin');
  await dialog.getByRole('button', { name: 'Make admin' }).click();
  await expect.element(page.getByText('Asha Rani is now an admin.')).toBeVisible();
  await expect.element(page.getByText('Admin made Asha Rani an admin')).toBeVisible();
  await chooseFor('Asha Rani', 'Remove admin role');
  await dialog.getByRole('button', { name: 'Remove admin role' }).click();
  await expect.element(page.getByText('Admin asked to remove the admin role of Asha Rani')).toBeVisible();
  await expect.element(page.getByText('Change waiting')).toBeVisible();
  await menuOf('Asha Rani').click();
  await expect.element(page.getByRole('menuitem', { name: 'Remove admin role' })).toHaveFocus();
});

test('an account is disabled and enabled, and somebody is signed out everywhere, each after a question', async () => {
  const { calls } = await open();
  await chooseFor('Asha Rani', 'Disable account');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await expect.element(page.getByText('Disabled', { exact: true })).toBeVisible();
  await chooseFor('Asha Rani', 'Enable account');
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await expect.element(page.getByText('Asha Rani’s account is enabled.')).toBeVisible();
  await chooseFor('Asha Rani', 'End sessions');
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await expect.poll(() => calls('DELETE /api/admin/people/:id/sessions')).toMatchObject([{ params: { id: 'asha' } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the list is filtered by role, in the address', async () => {
  await open();
  const role = page.getByLabelText('Role', { exact: true });
  await role.selectOptions('admin');
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/admin/people?role=admin');
});

test('an address opens the list as it was filtered', async () => {
  await open('/admin/people?role=admin');
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Role', { exact: true })).toHaveValue('admin');
});

test('it is accessible and fits a phone with a menu open', async () => {
  await page.viewport(360, 740);
  await open();
  await menuOf('Admin').click();
  await expect.element(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('the last admin keeps the role, and is told why', async () => {
  const msg = 'This is the only active admin. Make someone else an admin first.';
  await open('/admin/people', { 'PUT /api/admin/people/:id/role': () => refused(409, { code: 'last_admin', msg }) });
  await chooseFor('Admin', 'Remove admin role');
  await expect.element(dialog).toMatchTextContent('This is your own account');
  await dialog.getByRole('button', { name: 'Remove admin role' }).click();
  await expect.element(page.getByText(msg)).toBeVisible();
  await menuOf('Admin').click();
  await expect.element(page.getByRole('menuitem', { name: 'Remove admin role' })).toBeVisible();
});

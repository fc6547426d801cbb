import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEvent, Person } from '../../domain/contract/people.ts';
import { pageOf, refused } from '../test/answer-calls.ts';
import type { Answers, SentCall } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { chooseFor, menuOf } from '../test/row-menu.ts';
import { asha } from '../test/asha.ts';

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

test('on a phone the first person stands in the first view: the filters are behind one line, with how many are chosen', async () => {
  await page.viewport(360, 740);
  await open('/admin/people?role=employee&left=yes');
  await expect.element(page.getByLabelText('Search by name or email')).toBeVisible();
  const role = page.getByLabelText('Role', { exact: true });
  await expect.element(role).not.toBeVisible();
  await page.getByText('Filters (2)', { exact: true }).click();
  await role.selectOptions('');
  await expect.element(page.getByText('Filters (1)', { exact: true })).toBeVisible();
  await page.getByLabelText('People who have left').click();
  await expect.element(page.getByText('Filters', { exact: true })).toBeVisible();
  await expectAccessible(document.body);
  await page.getByText('Filters', { exact: true }).click();
  const { bottom } = page.getByText('Asha Rani', { exact: true }).element().getBoundingClientRect();
  expect(bottom).toBeLessThan(740);
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

/** Asha is disabled and leaves, Bina is disabled by someone whose account is gone. */
function keepChanged() {
  const at = '2026-11-20T06:00:00.000Z';
  const by = { id: 'angry', name: 'Ravi Kumar' };
  const disabled = { kind: 'disabled', at, by, left_on: null } as const;
  const kept: Person[] = [
    { ...asha, disabled: true, changes: [disabled, { kind: 'leaving', at, by, left_on: '2026-12-24' }] },
    { ...asha, id: 'bina', name: 'Bina Das', disabled: true, changes: [{ ...disabled, by: null }] },
  ];
  return {
    'GET /api/admin/people': ({ address: { searchParams: asked } }) => {
      const who = asked.get('by');
      const found = kept.filter(({ changes = [] }) => changes.length > 0 && (!who || changes[0]?.by?.id === who));
      return asked.has('changed') ? pageOf(found, found.length) : pageOf([admin], 1);
    },
    'POST /api/admin/people/taken-back': ({ body }) => {
      const { disabled: enabled, leaving } = body as { disabled: string[]; leaving: string[] };
      for (const person of kept) if (enabled.includes(person.id)) person.changes = [];
      return { disabled: enabled.length, leaving: leaving.length };
    },
  } satisfies Answers;
}

async function openChanged(address = '/admin/people') {
  const opened = await open(address, keepChanged());
  return { ...opened, press: (keys: string) => userEvent.keyboard(keys) };
}

test('those disabled or leaving are filtered, chosen together and taken back after a question, all by keyboard', async () => {
  const { calls, press } = await openChanged();
  await page.getByLabelText('Changes to accounts').selectOptions('Disabled or leaving');
  await expect.element(page.getByText('2 people', { exact: true })).toBeVisible();
  await page.getByLabelText('From').fill('2026-11-20');
  await expect.poll(() => location.search).toBe('?changed=any&from=2026-11-20');
  await expect.element(page.getByText(/^Disabled on 20 Nov 2026.* by Ravi Kumar$/)).toBeVisible();
  await expect.element(page.getByText('First day away: 24 Dec 2026')).toBeVisible();
  expect(calls('GET /api/admin/people').at(-1)?.address.searchParams.get('limit')).toBe('200');
  await page.getByLabelText('Done by').selectOptions('Ravi Kumar');
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByLabelText('Done by').selectOptions('Anyone');
  await expect.element(page.getByText('Bina Das')).toBeVisible();

  const button = page.getByRole('button', { name: /^Undo/ });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  page.getByLabelText('Choose all 2').element().focus();
  await press('[Space]');
  await expect.element(page.getByLabelText('Choose Bina Das')).toBeChecked();
  await expect.element(button).toHaveTextContent('Undo for 2 people');
  await press('{Tab}{Enter}');
  await expect.element(page.getByRole('alertdialog', { name: 'Undo this for 2 people?' })).toBeVisible();
  await expect
    .element(dialog)
    .toMatchTextContent('2 accounts will be enabled, and 1 person will be noted as working here, and told by email.');
  await expectAccessible(dialog.element());
  expect(calls('POST /api/admin/people/taken-back')).toEqual([]);
  await press('{Enter}');
  await expect
    .element(page.getByText('2 accounts are enabled again, and 1 person works here after all.'))
    .toBeVisible();
  expect(calls('POST /api/admin/people/taken-back')).toMatchObject([
    { body: { disabled: ['asha', 'bina'], leaving: ['asha'] } },
  ]);
  await expect.element(page.getByText('0 people', { exact: true })).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('an admin by whom the list is filtered keeps the name where they have done nothing of it', async () => {
  const { answer } = await openChanged('/admin/people?changed=any');
  const by = page.getByLabelText('Done by');
  await by.selectOptions('Ravi Kumar');
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  answer('GET /api/admin/people', pageOf([], 0));
  await page.getByLabelText('From').fill('2026-11-21');
  await expect.element(page.getByText('0 people', { exact: true })).toBeVisible();
  await expect.element(by.getByRole('option', { name: 'Ravi Kumar' })).toHaveAttribute('value', 'angry');
});

test('days are typed key by key: Back does not go through each of them', async () => {
  await openChanged('/admin/people?changed=any');
  const from = page.getByLabelText('From');
  await expect.element(from).toBeVisible();
  const { length } = history;
  for (const typed of ['0002-11-20', '0020-11-20', '2026-11-20']) await from.fill(typed);
  await expect.poll(() => location.search).toBe('?changed=any&from=2026-11-20');
  expect(history.length).toBe(length);
});

test('days that end before they begin are said to be so, and never to be a list that did not load', async () => {
  const { calls } = await openChanged('/admin/people?changed=any&from=2026-11-20');
  await expect.element(page.getByText('2 people', { exact: true })).toBeVisible();
  const to = page.getByLabelText('To', { exact: true });
  await to.fill('2026-11-19');
  await expect.element(to).toHaveAccessibleDescription(/The start must be before the end\.$/);
  await expect.element(page.getByText('0 people', { exact: true })).toBeVisible();
  await to.fill('2026-11-20');
  await expect.element(to).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('2 people', { exact: true })).toBeVisible();
  const asked = calls('GET /api/admin/people').map(({ address }) => address.searchParams.get('to'));
  expect(asked).not.toContain('2026-11-19');
});

test('one of them alone, on a phone, with room for a finger', async () => {
  await page.viewport(360, 740);
  const { calls } = await openChanged('/admin/people?changed=disabled');
  const choice = page.getByLabelText('Choose Bina Das');
  await choice.click();
  await expect.element(page.getByLabelText('Choose all 2')).not.toBeChecked();
  const { width, height } = choice.element().closest('label')?.getBoundingClientRect() ?? new DOMRect();
  expect([width, height]).toEqual([44, 44]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
  await page.getByRole('button', { name: 'Undo for 1 person' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('1 account is enabled again.')).toBeVisible();
  expect(calls('POST /api/admin/people/taken-back')).toMatchObject([{ body: { disabled: ['bina'], leaving: [] } }]);
});

test('the link of a mail brings the list of actions into view, with the focus on its heading', async () => {
  await page.viewport(360, 740);
  const people = Array.from({ length: 20 }, (_, place) => ({
    ...asha,
    id: `person-${place}`,
    name: `Person ${place}`,
  }));
  await open('/admin/people?show=actions', { 'GET /api/admin/people': () => pageOf(people, 20) });
  const heading = page.getByRole('heading', { name: 'Latest actions' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport({ ratio: 1 });
});

test('what was done to accounts has the times of the organisation, by whose days it is filtered', async () => {
  await openScreen('/admin/people?changed=any', {
    role: 'admin',
    answers: { ...keepPeople(), ...keepChanged() },
    settings: { orgTimeZone: 'Pacific/Kiritimati' },
  });
  await expect.element(page.getByText('Disabled on 20 Nov 2026, 20:00 by Ravi Kumar')).toBeVisible();
});

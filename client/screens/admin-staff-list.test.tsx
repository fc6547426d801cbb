import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportChoice, ImportPreview, ImportProgress, LineFault } from '../../domain/contract/staff-list.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const columns = { name: 0, email: 1, theme: 2, designation: 3, state: 4, city: 5 };
const headings = ['Full name', 'E-mail ID', 'Department', 'Job title', 'State', 'Location'];
const fault: LineFault = {
  line: 2,
  column: 3,
  heading: 'Department',
  code: 'unknown_name',
  value: 'Edcation',
  nearest: 'Education',
  first_line: null,
};
const counts = { lines: 2, new: 2, changed: 0, same: 0, gone: 0, gone_registered: 0, faults: 0, additions: 0 };
const clean: ImportPreview = {
  counts,
  faults: [],
  additions: [],
  new: [
    { name: 'Zoë Kerketta', email: 'zoe@example.org' },
    { name: 'Bipin', email: 'bipin@example.org' },
  ],
  changed: [],
  gone: [],
  plan: 'p',
};
const outcome = { invited: 2, changed: 0, left: 0, waiting: 0, withdrawn: 0, added: 0 };

const open = (answers: Answers = {}) =>
  openScreen('/admin/staff-list', {
    role: 'admin',
    answers: {
      'GET /api/admin/staff-list': {
        counts: { listed: 0, registered: 0, waiting: 0, over: 0, refused: 0 },
        invitations: [],
      },
      'POST /api/admin/staff-imports': {
        id: 'i',
        headings,
        samples: [['Zoë Kerketta', 'zoe@example.org', 'Edcation', 'Teacher', 'Odisha', 'Gopalpur']],
        lines: 2,
        columns,
      },
      'DELETE /api/admin/staff-imports/:id': {},
      'POST /api/admin/staff-imports/:id/preview': clean,
      ...answers,
    },
  });

const chooseFile = () =>
  userEvent.upload(page.getByLabelText('Choose a file'), new File(['x'], 'staff.csv', { type: 'text/csv' }));
const check = page.getByRole('button', { name: 'Check the list' });

test('cells that need a fix are named by line, column and value, and nothing can be stored with them', async () => {
  const { calls } = await open({
    'POST /api/admin/staff-imports/:id/preview': { ...clean, counts: { ...counts, faults: 1 }, faults: [fault] },
  });
  await expect.element(page.getByText('No one is on the staff list yet.')).toBeVisible();
  await chooseFile();
  await expect.element(page.getByText(/staff\.csv has 2 lines\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Which column is what?' })).toHaveFocus();
  await expect.element(page.getByLabelText('Theme')).toHaveValue('2');
  await expectReadable();
  await page.viewport(1280, 740);
  await check.click();
  await expect.element(page.getByRole('heading', { name: '1 cell needs a fix' })).toHaveFocus();
  await expect
    .element(page.getByRole('row', { name: /^2 Department Edcation .*Did you mean ‘Education’/ }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Store the list/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument();
  expect(calls('POST /api/admin/staff-imports/:id/confirm')).toEqual([]);
});

test('what would be stored is shown first, exactly that is confirmed, and it is said when it is done', async () => {
  const { calls } = await open({
    'POST /api/admin/staff-imports/:id/confirm': { state: 'stored', done: 2, total: 2, outcome },
    'GET /api/admin/staff-imports/:id': { state: 'stored', done: 2, total: 2, outcome },
  });
  await chooseFile();
  await check.click();
  await page.getByText('2 people would be invited').click();
  await expect.element(page.getByText('zoe@example.org')).toBeVisible();
  await expectReadable();
  await page.getByRole('button', { name: 'Store the list and send invitations' }).click();
  await expect.element(page.getByText('Done. 2 people will be invited.')).toBeVisible();
  expect(calls('POST /api/admin/staff-imports/:id/preview').map(({ body }) => (body as ImportChoice).columns)).toEqual([
    columns,
  ]);
  expect(calls('POST /api/admin/staff-imports/:id/confirm').map(({ body }) => body)).toMatchObject([{ plan: 'p' }]);
});

test('a check that answers after another file was asked for brings nothing of the dropped one back', async () => {
  const checked = Promise.withResolvers<ImportPreview>();
  const { calls } = await open({ 'POST /api/admin/staff-imports/:id/preview': () => checked.promise });
  await chooseFile();
  await check.click();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument();
  checked.resolve(clean);
  await expect.poll(() => calls('DELETE /api/admin/staff-imports/:id')).toHaveLength(1);
  // The next file has columns of its own, and what was dropped would stand in their place.
  await chooseFile();
  await expect.element(page.getByText(/staff\.csv has 2 lines\./)).toBeVisible();
  expect(page.getByText('2 people would be invited').elements()).toEqual([]);
});

test('a list that is about to be stored is not taken for dropped: no other file takes its place meanwhile', async () => {
  const begun = Promise.withResolvers<ImportProgress>();
  const { calls } = await open({
    'POST /api/admin/staff-imports/:id/confirm': () => begun.promise,
    'GET /api/admin/staff-imports/:id': { state: 'stored', done: 2, total: 2, outcome },
  });
  await chooseFile();
  await check.click();
  await page.getByRole('button', { name: 'Store the list and send invitations' }).click();
  for (const name of ['Choose another file', 'Back to the columns']) {
    await page.getByRole('button', { name }).click({ force: true });
    await expect.element(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
  }
  begun.resolve({ state: 'storing', done: 0, total: 2, outcome: null });
  await expect.element(page.getByText('Done. 2 people will be invited.')).toBeVisible();
  expect(calls('DELETE /api/admin/staff-imports/:id')).toEqual([]);
});

test('a file that is no table is refused with why, and another can be chosen', async () => {
  await open({
    'POST /api/admin/staff-imports': () => refused(400, { code: 'unreadable_file', msg: 'Line 3 has an open quote.' }),
  });
  await chooseFile();
  await expect.element(page.getByText(/Line 3 has an open quote\./)).toBeVisible();
  await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('a template or a list of cells to fix that can not be made says so', async () => {
  await open({
    'GET /api/admin/staff-list/template.csv': () => refused(500),
    'GET /api/admin/staff-imports/:id/faults.csv': () => refused(500),
    'POST /api/admin/staff-imports/:id/preview': { ...clean, counts: { ...counts, faults: 1 }, faults: [fault] },
  });
  const failed = page.getByText('We couldn’t create the file. Please try again.');
  await page.getByRole('button', { name: 'Download a template' }).click();
  await expect.element(failed).toBeVisible();
  await chooseFile();
  await check.click();
  await expect.element(failed).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Download all of them' }).click();
  await expect.element(failed).toBeVisible();
});

test('a link that is not sent again, since the list has changed, is not said to be on its way', async () => {
  await open({
    'GET /api/admin/staff-list': {
      counts: { listed: 1, registered: 0, waiting: 0, over: 0, refused: 0 },
      invitations: [
        { id: 'zoe', name: 'Zoë Kerketta', email: 'zoe@example.org', state: 'sent', until: '2026-12-01T05:00:00.000Z' },
      ],
    },
    'POST /api/admin/staff-list/invitations': { mails: 0 },
  });
  await page.getByRole('button', { name: 'Actions for Zoë Kerketta' }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect.element(page.getByText(/We sent nothing to Zoë Kerketta\./)).toBeVisible();
});

test('a search that finds no invitation says so', async () => {
  await open({
    'GET /api/admin/staff-list': ({ address }) => ({
      counts: { listed: 1, registered: 0, waiting: 0, over: 1, refused: 0 },
      invitations: address.searchParams.get('q')
        ? []
        : [{ id: 'zoe', name: 'Zoë Kerketta', email: 'zoe@example.org', state: 'over', until: null }],
    }),
  });
  await page.getByLabelText('Search by name or email').fill('nobody');
  await expect.element(page.getByText('No one matches.')).toBeVisible();
});

test('new links for all whose link is over go once, and the focus stays in the list', async () => {
  const sent = Promise.withResolvers<{ mails: number }>();
  let over = 1;
  const { calls } = await open({
    'GET /api/admin/staff-list': () => ({
      counts: { listed: 1, registered: 0, waiting: 1 - over, over, refused: 0 },
      invitations: [
        { id: 'zoe', name: 'Zoë Kerketta', email: 'zoe@example.org', state: over ? 'over' : 'waiting', until: null },
      ],
    }),
    'POST /api/admin/staff-list/invitations': () => sent.promise,
  });
  const again = page.getByRole('button', { name: 'Send new links to those' });
  await again.click();
  await again.click({ force: true });
  over = 0;
  sent.resolve({ mails: 1 });
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Invited, not registered yet' })).toHaveFocus();
  expect(calls('POST /api/admin/staff-list/invitations')).toHaveLength(1);
});

test('the last one on the list is said to be withdrawn, too', async () => {
  let listed = 1;
  await open({
    'GET /api/admin/staff-list': () => ({
      counts: { listed, registered: 0, waiting: 0, over: 0, refused: 0 },
      invitations:
        listed === 0 ? [] : [{ id: 'zoe', name: 'Zoë Kerketta', email: 'zoe@example.org', state: 'over', until: null }],
    }),
    'DELETE /api/admin/staff-list/:id': () => {
      listed = 0;
      return {};
    },
  });
  await page.getByRole('button', { name: 'Actions for Zoë Kerketta' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('No one is on the staff list yet.')).toBeVisible();
  await expect.element(page.getByText('The invitation for Zoë Kerketta is withdrawn.')).toBeVisible();
});

test('an invitation is withdrawn only after a question', async () => {
  const { calls } = await open({
    'GET /api/admin/staff-list': {
      counts: { listed: 1, registered: 0, waiting: 0, over: 0, refused: 0 },
      invitations: [
        { id: 'zoe', name: 'Zoë Kerketta', email: 'zoe@example.org', state: 'sent', until: '2026-12-01T05:00:00.000Z' },
      ],
    },
    'DELETE /api/admin/staff-list/:id': {},
  });
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Actions for Zoë Kerketta' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'Withdraw the invitation for Zoë Kerketta?' }))
      .toBeVisible();
  };
  await ask();
  await expectReadable();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(withdraw).not.toBeInTheDocument();
  expect(calls('DELETE /api/admin/staff-list/:id')).toEqual([]);
  await ask();
  await withdraw.click();
  await expect.element(page.getByText('The invitation for Zoë Kerketta is withdrawn.')).toBeVisible();
  expect(calls('DELETE /api/admin/staff-list/:id').map(({ params }) => params)).toEqual([{ id: 'zoe' }]);
  await expect.element(page.getByRole('heading', { name: 'Invited, not registered yet' })).toHaveFocus();
});

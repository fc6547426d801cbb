import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRequest } from '../../../../domain/contract/admin-requests.ts';
import type { Person } from '../../../../domain/contract/people.ts';
import { removalOfBina as request } from '../../../test/admin-requests.ts';
import { pageOf, refused } from '../../../test/answer-calls.ts';
import { expectReadable } from '../../../test/axe.ts';
import { openScreen } from '../../../test/open-screen.tsx';

const bina: Person = {
  id: 'bina',
  name: 'Bina Das',
  email: 'bina@example.org',
  role: 'admin',
  disabled: false,
  second_factor: true,
  self: false,
};

const waiting = page.getByRole('region', { name: 'Waiting for a second admin' });

test('trust 2: what waits stands above the accounts, and another admin agrees after a question', async () => {
  const { calls, answer } = await openScreen('/admin/people', {
    role: 'admin',
    answers: { 'GET /api/admin/admin-requests': [request], 'POST /api/admin/admin-requests/:id/agreed': [] },
  });
  await expect.element(waiting.getByText(/Ravi Rao asked to remove Bina Das as an admin\./).first()).toBeVisible();
  await expect.element(waiting.getByText(/Takes effect on 18 Nov 2026/).first()).toBeVisible();
  await waiting.getByRole('button', { name: /^Agree/ }).click();
  answer('GET /api/admin/admin-requests', []);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await expect.element(page.getByText('Done.')).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(calls('POST /api/admin/admin-requests/:id/agreed')).toMatchObject([{ params: { id: 'r1' } }]);
});

test('requests that could not be loaded are not taken for none', async () => {
  const { answer } = await openScreen('/admin/people', {
    role: 'admin',
    answers: { 'GET /api/admin/admin-requests': () => refused(400) },
  });
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answer('GET /api/admin/admin-requests', [request]);
  await again.click();
  await expect.element(waiting.getByText(/Ravi Rao asked to remove Bina Das as an admin\./).first()).toBeVisible();
});

test('trust 2: the admin concerned reads it on every screen, and objects', async () => {
  const aboutYou: AdminRequest = { ...request, kind: 'disabled', about_you: true, steps: ['object'] };
  const objected: AdminRequest = { ...aboutYou, objected_at: '2026-11-17T06:00:00.000Z', steps: ['drop_objection'] };
  const { answer } = await openScreen('/dashboard', {
    role: 'admin',
    answers: {
      'GET /api/admin/admin-requests': [aboutYou],
      'POST /api/admin/admin-requests/:id/objected': [objected],
    },
  });
  await page.getByRole('link', { name: /^A change to your access: you can object/ }).click();
  await expect.element(waiting.getByText(/Ravi Rao asked to disable your account\./).first()).toBeVisible();
  await waiting.getByRole('button', { name: /^Object/ }).click();
  answer('GET /api/admin/admin-requests', [objected]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Object' }).click();
  await expect.element(waiting.getByText(/only the person who runs the server can decide now/).first()).toBeVisible();
  await expect.element(waiting.getByRole('button', { name: /^Withdraw my objection/ })).toBeVisible();
});

test('who can’t agree reads why, and a refusal says what the server says', async () => {
  await openScreen('/admin/people', {
    role: 'admin',
    answers: {
      'GET /api/admin/admin-requests': [
        { ...request, steps: [] },
        { ...request, id: 'r2', kind: 'email', email: 'new@example.org', steps: ['withdraw'] },
      ],
      'DELETE /api/admin/admin-requests/:id': () =>
        refused(409, { code: 'admin_objected', msg: 'They have objected.' }),
    },
  });
  const [cannot, asked] = [waiting.getByRole('listitem').nth(0), waiting.getByRole('listitem').nth(1)];
  await expect.element(cannot.getByText(/You can’t agree to this\./)).toBeVisible();
  expect(asked.getByText(/You can’t agree to this\./).elements()).toEqual([]);
  await expectReadable();
  await waiting.getByRole('button', { name: /^Withdraw/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/change the email of Bina Das to new@example\.org/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(waiting.getByText(/They have objected\./).first()).toBeVisible();
});

test('trust 2: taking another admin’s role says before and after that it waits', async () => {
  const { calls } = await openScreen('/admin/people', {
    role: 'admin',
    answers: {
      'GET /api/admin/people': () => pageOf([bina], 1),
      'PUT /api/admin/people/:id/role': () => Response.json({ ...bina, waiting: ['role'] }, { status: 202 }),
    },
  });
  await page.getByRole('button', { name: 'Actions for Bina Das' }).click();
  await page.getByRole('menuitem', { name: 'Remove admin role' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/after 24 hours if they don’t object/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove admin role' }).click();
  await expect.element(page.getByText('On hold: Bina Das has been told.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Bina Das is no longer an admin.')).not.toBeInTheDocument();
  expect(calls('PUT /api/admin/people/:id/role')).toHaveLength(1);
});

test('an employee’s page asks nothing about admins', async () => {
  const { calls } = await openScreen('/dashboard', { role: 'employee' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls('GET /api/admin/admin-requests')).toEqual([]);
});

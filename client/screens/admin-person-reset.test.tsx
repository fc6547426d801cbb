import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Person } from '../../domain/contract/people.ts';
import { refused } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

/** One account, as an admin has it. */

const asha: Person = {
  id: 'asha',
  name: 'Asha Murmu',
  email: 'asha@example.org',
  role: 'employee',
  disabled: false,
  second_factor: false,
  self: false,
};
const ask = page.getByRole('main').getByRole('button', { name: 'Send reset link' });
const dialog = page.getByRole('alertdialog', { name: 'Email Asha Murmu a link to choose a new password?' });
const send = dialog.getByRole('button', { name: 'Send reset link' });

test('ASVS 6.4.6: a reset link is sent after a question that says who chooses the password', async () => {
  const { calls } = await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: { 'POST /api/admin/people/:id/password-reset': asha },
  });
  await ask.click();
  await expect.element(dialog).toMatchTextContent(/you won’t see either/);
  await expectReadable();
  await expect.element(send).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 740);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(calls('POST /api/admin/people/:id/password-reset')).toEqual([]);
  await ask.click();
  await send.click();
  await expect.element(page.getByText('A link is on its way to Asha Murmu.')).toBeVisible();
  expect(calls('POST /api/admin/people/:id/password-reset').map(({ params }) => params)).toEqual([{ id: 'asha' }]);
});

test('why no link can be sent is said, and nothing else', async () => {
  await openScreen('/admin/people/asha', {
    role: 'admin',
    answers: {
      'POST /api/admin/people/:id/password-reset': () =>
        refused(409, { code: 'no_mail_server', msg: 'There is no mail server, so no link can be sent.' }),
    },
  });
  await ask.click();
  await send.click();
  await expect.element(page.getByText('There is no mail server, so no link can be sent.')).toBeVisible();
  expect(page.getByText(/on its way/).elements()).toEqual([]);
});

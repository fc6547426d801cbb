import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf, refused } from '../test/answer-calls.ts';
import type { Answers, SentCall } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepQuestions } from '../test/question-set.ts';
import { chooseFor, menuOf } from '../test/row-menu.ts';
import { asha } from '../test/asha.ts';

/** What asks for the password again at a screen that was left open. */

const password = 'Calm#River42';
const prompt = page.getByRole('dialog', { name: 'Please enter your password to continue' });
const field = prompt.getByLabelText('Password', { exact: true });
const question = page.getByRole('alertdialog');

/** Refuses it until the password was given, as the server does. */
function askForPassword() {
  let isGiven = false;
  const afterIt =
    <T,>(answer: (sent: SentCall) => T) =>
    (sent: SentCall) =>
      isGiven
        ? answer(sent)
        : refused(403, { code: 'password_needed', msg: 'Please enter your password to continue.' });
  const confirm: Answers['POST /api/auth/confirm-password'] = ({ body }) => {
    isGiven = (body as { password: string }).password === password;
    return isGiven
      ? { confirmed_until: '2026-11-18T05:09:00.000Z' }
      : refused(403, { code: 'wrong_password', msg: 'Wrong.' });
  };
  return { afterIt, confirm };
}

function openPeople() {
  const { afterIt, confirm } = askForPassword();
  const person = { ...asha };
  return openScreen('/admin/people', {
    role: 'admin',
    answers: {
      'POST /api/auth/confirm-password': confirm,
      'GET /api/admin/people': () => pageOf([person], 1),
      'PUT /api/admin/people/:id/role': afterIt(({ body }) => Object.assign(person, body)),
      'PUT /api/admin/people/:id/disabled': afterIt(({ body }) => Object.assign(person, body)),
    },
  });
}

async function giveAndGoOn() {
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(password.replace('{', '{{'));
  await userEvent.keyboard('{Enter}');
  await expect.element(prompt).not.toBeInTheDocument();
}

test('trust 6: a role is given after the password, by keyboard, and a wrong one is told at its field', async () => {
  const { calls } = await openPeople();
  await expect.element(menuOf('Asha Rani')).toBeVisible();
  (menuOf('Asha Rani').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Make admin' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expectReadable();
  await userEvent.keyboard('Wrong@pass1{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/That password isn’t right\. Please try again\.$/);
  await expect.element(field).toHaveValue('Wrong@pass1');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await giveAndGoOn();
  await expect.element(page.getByText('Asha Rani is now an admin.')).toBeVisible();
  expect(calls('PUT /api/admin/people/:id/role').map(({ body }) => body)).toEqual([
    { role: 'admin' },
    { role: 'admin' },
  ]);
});

test('trust 6: a step that is broken off changes nothing, and says why', async () => {
  const { calls } = await openPeople();
  await chooseFor('Asha Rani', 'Disable account');
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(page.getByText('Please enter your password to continue.')).toBeVisible();
  expect(calls('PUT /api/admin/people/:id/disabled')).toHaveLength(1);
  await menuOf('Asha Rani').click();
  await expect.element(page.getByRole('menuitem', { name: 'Disable account' })).toBeVisible();
});

test('trust 6: a rule is chosen after the password, and the choice is kept meanwhile', async () => {
  const { afterIt, confirm } = askForPassword();
  const now = { policy: 'open' as const, since: null, older: [], changes: [], coming: null, loosening_waits: false };
  const later = { ...now, policy: 'never' as const, since: '2026-11-18T04:54:00.000Z' };
  const { answer } = await openScreen('/admin/organisation', {
    role: 'admin',
    answers: {
      'POST /api/auth/confirm-password': confirm,
      'PUT /api/admin/record-policy': afterIt(() => {
        answer('GET /api/admin/record-policy', later);
        return later;
      }),
    },
  });
  const region = page.getByRole('region', { name: 'Who can open a named record' });
  await region.getByRole('radio', { name: /^Never/ }).click();
  await region.getByRole('button', { name: 'Apply this setting' }).click();
  await question.getByRole('button', { name: 'Apply this setting' }).click();
  await giveAndGoOn();
  await expect.element(region.getByText(/^Never, since/)).toBeVisible();
});

test('trust 6: a list with names is downloaded after the password', async () => {
  const { afterIt, confirm } = askForPassword();
  const { left } = await openScreen('/admin/employee-history', {
    role: 'admin',
    answers: {
      'POST /api/auth/confirm-password': confirm,
      'GET /api/admin/exports/employees.csv': afterIt(() => new Response('name\r\n')),
    },
  });
  await page.getByRole('button', { name: 'Download as CSV (employees)' }).click();
  await giveAndGoOn();
  await expect.poll(() => left).toEqual(['employees.csv']);
});

test('trust 3, 6: a question is switched after the password', async () => {
  const { afterIt, confirm } = askForPassword();
  const { kept, flip, answers } = keepQuestions();
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { ...answers, 'PATCH /api/questions/:id': afterIt(flip), 'POST /api/auth/confirm-password': confirm },
  });
  await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
  const active = page.getByRole('checkbox', { name: /^Active Not being able to stop or control worrying/ });
  await active.click();
  await giveAndGoOn();
  await expect.element(active).not.toBeChecked();
  expect(kept.filter(({ is_active }) => !is_active).map(({ id }) => id)).toEqual(['gad7-2']);
});

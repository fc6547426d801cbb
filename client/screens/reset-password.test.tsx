import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readToken } from '../api/stored-token.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { hueOf } from '../test/hue.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field, passwordRule } from '../test/registration.ts';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

const button = page.getByRole('button', { name: 'Reset Password' });
const alert = page.getByRole('alert');

const open = (answer?: Answers['POST /api/auth/reset-password/:token']) =>
  openScreen('/reset-password/a-secret-token', { answers: { 'POST /api/auth/reset-password/:token': answer } });

async function choose(password: string, again = password) {
  await field('New password').fill(password);
  await field('Confirm password').fill(again);
}

test('leaves no token in the address, and compares both entries before it sends one', async () => {
  const { calls } = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Reset password');
  expect([document.title, location.href.includes('a-secret-token')]).toEqual(['Reset password – Evenkeel', false]);
  // For a reload.
  expect(history.state).toEqual({ linkToken: 'a-secret-token' });
  await choose('Fresh#start2', 'Fresh#start3');
  await button.click();
  await expect.element(field('Confirm password')).toHaveAccessibleDescription(/Passwords do not match$/);
  await expect.element(field('Confirm password')).toHaveFocus();
  expect(hueOf(page.getByText('Passwords do not match'))).toBe('red');
  expect(alert.elements()).toEqual([]);
  await expect.element(field('New password')).toHaveValue('Fresh#start2');
  expect(calls('POST /api/auth/reset-password/:token')).toEqual([]);
});

test('ends in green and leads to the login after two seconds', async () => {
  stillClock();
  const { promise, resolve } = Promise.withResolvers<{ msg: string }>();
  const { calls } = await open(() => promise);
  await choose('Fresh#start2');
  await press(button.element());
  await expect.poll(() => calls('POST /api/auth/reset-password/:token')).toHaveLength(1);
  expect(calls('POST /api/auth/reset-password/:token')).toMatchObject([
    { params: { token: 'a-secret-token' }, body: { newPassword: 'Fresh#start2' } },
  ]);
  resolve({ msg: 'Your password was changed successfully.' });
  await comes(() => expect(hueOf(page.getByText(/success/))).toBe('green'));
  await advance(1_900);
  expect(page.getByText(/success/).elements()).toHaveLength(1);
  expect(location.pathname).toBe('/reset-password');
  // What a reload would find is used up.
  expect(JSON.stringify(history.state)).not.toContain('a-secret-token');
  await advance(200);
  await comes(() => expect(location.pathname).toBe('/'));
});

test('leads to the login also on a device whose session it has ended', async () => {
  await openScreen('/reset-password/a-secret-token', {
    role: 'employee',
    answers: {
      'POST /api/auth/reset-password/:token': { msg: 'Changed with success.' },
      'GET /api/auth/me': () => refused(401, { code: 'not_signed_in', msg: 'Please sign in.' }),
    },
  });
  await choose('Fresh#start2');
  await button.click();
  await expect.element(page.getByText('Changed with success.')).toBeVisible();
  await expect.poll(readToken).toBeNull();
  await expect.element(page.getByText('Changed with success.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('says the rule for a weak password at its field, and the link still works after it', async () => {
  const { answer } = await open(() =>
    refused(400, { code: 'invalid_fields', msg: passwordRule, fields: { newPassword: passwordRule } }),
  );
  await choose('weak');
  await button.click();
  await expect.element(field('New password')).toHaveAccessibleDescription(expect.stringContaining(passwordRule));
  expect(alert.elements()).toEqual([]);
  answer('POST /api/auth/reset-password/:token', { msg: 'Changed with success.' });
  await choose('Fresh#start2');
  await button.click();
  await expect.element(page.getByText(/success/)).toBeVisible();
});

const failures: [situation: string, message: string, answer: Answers['POST /api/auth/reset-password/:token']][] = [
  ['a refusal with a message', 'The link is old.', () => refused(400, { msg: 'The link is old.' })],
  ['an error without one', 'Error resetting password', () => refused(500)],
  ['no connection', 'Error resetting password', brokenLine],
];

test.each(failures)('says in red what is wrong, and stays: %s', async (_situation, message, answer) => {
  stillClock();
  await open(answer);
  await choose('Fresh#start2');
  await button.click();
  await expect.element(alert).toHaveTextContent(message);
  expect(hueOf(alert.getByText(message))).toBe('red');
  await advance(5_000);
  expect(location.pathname).toBe('/reset-password');
  await expect.element(field('Confirm password')).toHaveValue('Fresh#start2');
});

test('shows an answer without the word success in red', async () => {
  await open({ msg: 'Hm.' });
  await choose('Fresh#start2');
  await button.click();
  await expect.element(page.getByText('Hm.')).toBeVisible();
  expect(hueOf(page.getByText('Hm.'))).toBe('red');
});

test('shows a refusal that has the word success in it in green, as the specification tells them apart, and stays', async () => {
  stillClock();
  await open(() => refused(400, { msg: 'No success yet: this link is old.' }));
  await choose('Fresh#start2');
  await button.click();
  await comes(() => expect(hueOf(page.getByText('No success yet: this link is old.'))).toBe('green'));
  expect(page.getByText(/No success yet/).elements()).toHaveLength(1);
  await advance(5_000);
  expect(location.pathname).toBe('/reset-password');
  await expect.element(field('Confirm password')).toHaveValue('Fresh#start2');
});

test('a link that is over leaves the focus on the screen once its form is gone', async () => {
  const msg = 'This reset link is no longer valid. Please request a new one.';
  await open(() => refused(400, { code: 'reset_link_invalid', msg }));
  await choose('Fresh#start2');
  await button.click();
  await expect.element(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field } from '../test/registration.ts';

/** A link that is over says what helps, and keeps no form that cannot. */

const msg = 'This link doesn’t work any more.';
const over = page.getByRole('heading', { level: 1, name: 'This link no longer works' });
const contacts = page.getByRole('heading', { name: 'Questions about your data' });

test('of a password: a new one is asked for', async () => {
  await openScreen('/reset-password/old', {
    answers: { 'POST /api/auth/reset-password/:token': () => refused(400, { code: 'reset_link_invalid', msg }) },
  });
  await field('New password').fill('Fresh#start2');
  await field('Confirm password').fill('Fresh#start2');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect.element(over).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent(msg);
  expect(page.getByLabelText('New password').elements()).toEqual([]);
  await expectAccessible(document.body);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

test('of another email: the profile has the way to a new one', async () => {
  await openScreen('/confirm-email/old', {
    role: 'employee',
    answers: { 'GET /api/email-changes/:token': () => refused(400, { code: 'email_link_invalid', msg }) },
  });
  await expect.element(over).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/change your email again in your profile/);
  await expectAccessible(document.body);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('of the old email: an admin and the contact for privacy help', async () => {
  await openScreen('/undo-email/old', {
    answers: { 'POST /api/email-undos/:token': () => refused(400, { code: 'email_link_invalid', msg }) },
  });
  await page.getByLabelText('The password you had before the change').fill('Anything#1');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/tell a wellness admin/);
  await expect.element(over).toHaveFocus();
  await expect.element(contacts).toBeVisible();
  expect(page.getByRole('button', { name: 'Bring it back' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('of someone who has left: the organisation does, and no date of birth is asked for in vain', async () => {
  await openScreen('/left/old', {
    answers: { 'POST /api/left/:token/opened': () => refused(400, { code: 'leaving_link_invalid', msg }) },
  });
  await page.getByLabelText('Date of birth').fill('1991-04-17');
  await page.getByRole('button', { name: 'Open my record' }).click();
  await expect.element(over).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/please ask your organisation/);
  await expect.element(contacts).toBeVisible();
  expect(page.getByLabelText('Date of birth').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('of a record that was opened an hour ago: the one in the email still asks for the date of birth', async () => {
  await openScreen('/left/mailed', {
    answers: {
      'POST /api/left/:token/opened': { token: 'opened' },
      'GET /api/left/:token': () => refused(400, { code: 'leaving_link_invalid', msg }),
    },
  });
  await page.getByLabelText('Date of birth').fill('1991-04-17');
  await page.getByRole('button', { name: 'Open my record' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your record' })).toHaveFocus();
  await expect.element(page.getByLabelText('Date of birth')).toHaveValue('');
});

test('of an invitation: another one is asked for', async () => {
  await openScreen('/join/old', {
    answers: { 'POST /api/auth/join/:token/opened': () => refused(400, { code: 'join_link_invalid', msg }) },
  });
  await expect.element(over).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/used already/);
  await expect.element(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  await expectAccessible(document.body);
});

test('of a sign-in at the organisation: it can be tried again', async () => {
  await openScreen('/sso/callback?state=s&code=c', {
    answers: { 'POST /api/auth/sso/finish': () => refused(400, { code: 'sso_ended', msg: 'Please start again.' }) },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please start again.');
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/sso');
  await expectAccessible(document.body);
});

test.each(['/join', '/reset-password', '/confirm-email', '/undo-email', '/left'])(
  'a part of it is missing: %s',
  async (address) => {
    await openScreen(address, {});
    await expect.element(page.getByRole('heading', { level: 1, name: 'Part of this link is missing' })).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Please open the link (from|in) your email again/);
  },
);

test('of an email that is brought back: it is said, and the heading has the focus of the button that has gone', async () => {
  await openScreen('/undo-email/new', { answers: { 'POST /api/email-undos/:token': { msg: 'It is back.' } } });
  await expect.element(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  const said = page.getByRole('main').getByRole('status').elements();
  await page.getByLabelText('The password you had before the change').fill('Anything#1');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.element(page.getByText('It is back.')).toBeVisible();
  // A screen reader hears what comes into a place that was there before.
  expect(said.some(({ textContent }) => textContent === 'It is back.')).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

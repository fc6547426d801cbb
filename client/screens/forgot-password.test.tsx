import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { hueOf } from '../test/hue.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field } from '../test/registration.ts';
import { advance, press, stillClock } from '../test/still-clock.ts';

const msg = 'If there’s an account, a reset link is on its way.';
const send = page.getByRole('button', { name: 'Send Reset Link' });
const again = page.getByRole('button', { name: 'Send again' });

test('asks for the email alone, then says where to look, and takes another address', async () => {
  const { calls } = await openScreen('/forgot-password', { answers: { 'POST /api/auth/forgot-password': { msg } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
  expect(document.title).toBe('Forgot password – Evenkeel');
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await field('Email').fill('asha@example.org');
  await send.click();
  await expect.element(page.getByRole('status').filter({ hasText: msg })).toBeVisible();
  expect(hueOf(page.getByText(msg))).toBe('green');
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  await expect.element(page.getByText(/It can take a minute .* spam folder/)).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(field('Email')).toHaveValue('asha@example.org');
  await expect.element(field('Email')).toHaveFocus();
  expect(page.getByText(msg).elements()).toEqual([]);
  expect(calls('POST /api/auth/forgot-password').map(({ body }) => body)).toEqual([{ email: 'asha@example.org' }]);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('is sent again after a minute and not before, and a refusal leaves the inbox in view', async () => {
  stillClock();
  const { calls, answer } = await openScreen('/forgot-password', {
    answers: { 'POST /api/auth/forgot-password': { msg } },
  });
  await field('Email').fill('asha@example.org');
  await send.click();
  await expect.element(again).toHaveAccessibleDescription('You can send it again in a minute.');
  const asked = () => calls('POST /api/auth/forgot-password').length;
  await advance(30_000);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await press(again.element());
  expect(asked()).toBe(1);
  await advance(60_000);
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  answer('POST /api/auth/forgot-password', () => refused(429, { msg: 'Too many.' }));
  await press(again.element());
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many.');
  expect(asked()).toBe(2);
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('needs an email', async () => {
  const { calls } = await openScreen('/forgot-password');
  await expect.element(field('Email')).toBeRequired();
  await send.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(/Please fill this in\.$/);
  await field('Email').fill('half@');
  await send.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(/full email address/);
  await expect.element(field('Email')).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(calls('POST /api/auth/forgot-password')).toEqual([]);
});

const failures: [situation: string, message: string, answer: Answers['POST /api/auth/forgot-password']][] = [
  ['a refusal with a message', 'Too many.', () => refused(429, { msg: 'Too many.' })],
  ['an error without one', 'Something went wrong', () => refused(500)],
  ['no connection', 'Something went wrong', brokenLine],
];

test.each(failures)('says in red what is wrong, and keeps the email: %s', async (_situation, message, answer) => {
  await openScreen('/forgot-password', { answers: { 'POST /api/auth/forgot-password': answer } });
  await field('Email').fill('asha@example.org');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  expect(hueOf(page.getByRole('alert').getByText(message))).toBe('red');
  await expect.element(field('Email')).toHaveValue('asha@example.org');
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '../api/api-client.ts';
import { brokenLine, refused } from './answer-calls.ts';
import { openScreen } from './open-screen.tsx';

const today = page.getByRole('region', { name: 'How are you today?' });

test('the page is opened for somebody, with answers of one’s own beside those of the gallery', async () => {
  const { promise, resolve } = Promise.withResolvers<[]>();
  const { calls, answer, logged } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { 'GET /api/mood': () => promise, 'POST /api/mood': brokenLine },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, ASHA MURMU');
  resolve([]);
  await today.getByRole('button', { name: /Calm/ }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => logged).toEqual(['Could not save mood (0).']);
  answer('POST /api/mood', { id: '1', created_at: '2026-11-18T04:54:00.000Z', mood: '🙂' });
  await page.getByRole('button', { name: 'OK' }).click();
  await today.getByRole('button', { name: /Calm/ }).click();
  await expect.element(page.getByText('Thank you. It’s saved.', { exact: false })).toBeVisible();
  expect(calls('POST /api/mood').map(({ body }) => body)).toEqual([{ mood: '🙂' }, { mood: '🙂' }]);
});

test('nothing of it is left: the next one is a stranger, whom no address leads away', async () => {
  expect([localStorage.length, document.cookie]).toEqual([0, '']);
  const { left, calls } = await openScreen('/', {
    answers: { 'POST /api/auth/login': () => refused(401, { msg: 'Wrong email or password' }) },
  });
  await page.getByLabelText('Email').fill('asha@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('Calm#River42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(calls('POST /api/auth/login')[0]?.headers.get('authorization')).toBeNull();
  location.assign('https://example.org/elsewhere');
  location.reload();
  expect(left).toEqual(['https://example.org/elsewhere', location.href]);
});

test.fails('a call that a stranger may not make', async () => {
  await openScreen('/');
  await call('GET /api/account').catch(() => undefined);
});

test.fails('an answer that breaks the contract', async () => {
  // @ts-expect-error It does not compile either.
  await openScreen('/', { answers: { 'GET /api/help-lines': [{ name: 1 }] } });
  await call('GET /api/help-lines');
});

test.fails('an error on the console', async () => {
  await openScreen('/');
  // oxlint-disable-next-line no-console -- what it must notice
  console.error('Broken');
});

test('the clock stands, and goes on by hand', async () => {
  await openScreen('/');
  expect(new Date()).toEqual(new Date('2026-11-18T10:24:00+05:30'));
  vi.setSystemTime('2026-11-18T10:25:00+05:30');
  expect(new Date().getMinutes()).toBe(25);
});

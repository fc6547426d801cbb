import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepWaiting } from '../api/device/waiting.ts';
import { navigate } from '../routing/location.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { openScreen } from '../test/open-screen.tsx';

const promise = /We’ll save your mood when you’re back online\./;

async function openOffline(address: string) {
  const { calls } = await openScreen(address, {
    role: 'employee',
    answers: {
      'POST /api/mood': () => (navigator.onLine ? refused(409, { code: 'rule_loosened', msg: 'No' }) : brokenLine()),
    },
  });
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
}

test('of a mood that the server has refused it is not said that it will be saved, but where it waits', async () => {
  await openOffline('/dashboard');
  const today = page.getByRole('region', { name: 'How are you today?' });
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(today.getByText(promise)).toBeVisible();
  setOnline(true);
  await expect.element(page.getByRole('link', { name: '1 not saved yet: please choose.' })).toBeVisible();
  await expect.element(today.getByText(/We couldn’t save this\./)).toBeVisible();
  expect(today.getByText(promise).elements()).toEqual([]);
  await today.getByRole('link', { name: 'See what’s waiting' }).click();
  await expect.element(page.getByRole('region', { name: 'On this device' })).toBeVisible();
});

test('nor of one from the popup', async () => {
  await openOffline('/dashboard?mood=now');
  await page.getByRole('dialog').getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText(promise)).toBeVisible();
  setOnline(true);
  await expect.element(page.getByRole('link', { name: '1 not saved yet: please choose.' })).toBeVisible();
  expect(page.getByText(promise).elements()).toEqual([]);
});

test('the last mood on Home is the newest one, and not an older one that the server has refused', async () => {
  const later = { id: 'm-2', mood: '🙂', created_at: '2026-11-18T03:30:00.000Z' };
  await openScreen('/dashboard', {
    role: 'employee',
    answers: { 'GET /api/mood': [later], 'POST /api/mood': () => refused(409, { code: 'rule_loosened', msg: 'No' }) },
  });
  const now = page.getByRole('list', { name: 'At a glance' });
  await expect.element(now).toMatchTextContent('Last mood: 🙂 Calm');
  setOnline(false);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1', Date.parse('2026-11-18T02:30:00.000Z'));
  setOnline(true);
  await expect.element(page.getByRole('link', { name: '1 not saved yet: please choose.' })).toBeVisible();
  await expect.element(now).toMatchTextContent('Last mood: 🙂 Calm');
});

test('that the server has refused one is said above the screen, under the numbers of Help, and not where it waits', async () => {
  await openOffline('/dashboard');
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1', Date.parse('2026-11-18T02:30:00.000Z'));
  setOnline(true);
  const line = page.getByRole('link', { name: '1 not saved yet: please choose.' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(line).toBeVisible();
  expect(line.element().compareDocumentPosition(heading.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  navigate('/help');
  await expect.element(heading).toHaveTextContent('Help now');
  expect(line.element().compareDocumentPosition(heading.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await line.click();
  await expect.element(page.getByRole('region', { name: 'On this device' })).toBeVisible();
  expect(line.elements()).toEqual([]);
});

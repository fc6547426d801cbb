import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadable } from '../test/axe.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';

const popup = page.getByRole('dialog', { name: 'How are you feeling right now?' });
const face = (name: string) => popup.getByRole('button', { name: new RegExp(name) });

const open = (answers: Answers) => openScreen('/dashboard?mood=now', { role: 'employee', answers });

test('has five faces with emoji and name, and one tap saves and closes', async () => {
  const { calls } = await open(keepMoods().answers);
  await expect.element(popup).toBeVisible();
  expect(location.search).toBe('');
  for (const [emoji, name] of [
    ['😄', 'Happy'],
    ['🙂', 'Calm'],
    ['😐', 'Neutral'],
    ['😔', 'Sad'],
    ['😡', 'Angry'],
  ] as const) {
    await expect.element(face(name)).toMatchTextContent(emoji);
    await expect.element(popup.getByText(name, { exact: true })).toBeVisible();
  }
  await face('Calm').dblClick();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByText('Thank you. It’s saved.')).toBeVisible();
  expect(calls('POST /api/mood').map(({ body }) => body)).toEqual([{ mood: '🙂' }]);
});

test.each(['Escape', 'Not now'])('is closed by key without a mood: %s', async (way) => {
  const { calls } = await open(keepMoods().answers);
  await expect.element(popup).toBeVisible();
  if (way === 'Not now') (popup.getByRole('button', { name: way }).element() as HTMLElement).focus();
  await userEvent.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
  await expect.element(popup).not.toBeInTheDocument();
  expect(calls('POST /api/mood')).toEqual([]);
});

test('a face is chosen by key', async () => {
  const { calls } = await open(keepMoods().answers);
  await expect.element(popup).toBeVisible();
  (face('Sad').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.poll(() => calls('POST /api/mood').map(({ body }) => body)).toEqual([{ mood: '😔' }]);
});

test('a mood that is on its way is not sent again when a connection comes back', async () => {
  const answered = Promise.withResolvers<void>();
  const { answers } = keepMoods();
  const stored = answers['POST /api/mood'];
  const { calls } = await open({
    ...answers,
    'POST /api/mood': async (sent) => {
      await answered.promise;
      return typeof stored === 'function' ? stored(sent) : refused(500);
    },
  });
  await face('Sad').click();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  // What waits is read from the device by then.
  await indexedDB.databases();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  answered.resolve();
  await expect.element(page.getByText('Thank you. It’s saved.')).toBeVisible();
  expect(calls('POST /api/mood')).toHaveLength(1);
});

test.each([
  ['an error', () => refused(500, { msg: 'Broken' })],
  ['no connection', brokenLine],
] as const)('closes without a word where the mood cannot be saved: %s', async (_situation, answer) => {
  const { calls } = await open({ ...keepMoods().answers, 'POST /api/mood': answer });
  await face('Angry').click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(1);
  for (const role of ['alert', 'alertdialog'] as const) expect(page.getByRole(role).elements()).toEqual([]);
  expect(page.getByText(/Broken/).elements()).toEqual([]);
});

test('a mood that waits leaves nothing behind at the sign-out', async () => {
  await open({ ...keepMoods().answers, 'POST /api/mood': brokenLine, 'POST /api/auth/logout': { msg: 'Bye' } });
  const kept = async () => (await indexedDB.databases()).map(({ name }) => name);
  await face('Sad').click();
  await expect.poll(kept).toEqual(['evenkeel']);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(kept).toEqual([]);
});

test('is readable in the light and in the dark, at a desk and on a phone', async () => {
  await open(keepMoods().answers);
  await expect.element(popup).toBeVisible();
  await expectReadable();
});

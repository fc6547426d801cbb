import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';

const today = page.getByRole('region', { name: 'How are you today?' });

test('a note that waits by itself goes with its mood when that is removed', async () => {
  const { kept, answers } = keepMoods();
  const { calls } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...answers, 'PUT /api/mood/:id/context': () => (navigator.onLine ? refused(500) : brokenLine()) },
  });
  await today.getByRole('button', { name: /Sad/ }).click();
  await today.getByRole('button', { name: 'Add tags or a note' }).click();
  await today.getByRole('textbox', { name: /note/i }).fill('Slept badly');
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await today.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(/1 waiting to be sent/)).toBeVisible();
  setOnline(true);
  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByText('Mood removed.')).toBeVisible();
  expect(kept).toEqual([]);
  await expect.element(page.getByText(/waiting to be sent/)).not.toBeInTheDocument();
});

test('a mood that is removed while it is being sent is removed where it is stored', async () => {
  const { kept, answers } = keepMoods();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { calls, answer } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...answers, 'POST /api/mood': brokenLine },
  });
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText(/1 waiting to be sent/)).toBeVisible();
  answer('POST /api/mood', (sent) => arrived.then(() => answers['POST /api/mood'](sent)));
  setOnline(true);
  await expect.poll(() => calls('POST /api/mood').length).toBe(2);
  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByText('Mood removed.')).toBeVisible();
  arrive();
  await expect.poll(() => calls('DELETE /api/mood/:id')).toHaveLength(1);
  await expect.poll(() => kept).toEqual([]);
});

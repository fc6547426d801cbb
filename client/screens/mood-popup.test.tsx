import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadable } from '../test/axe.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';
import { at, keepReminders, openAt, water } from '../test/reminders.ts';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

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

test('keeps the second tap of a double tap from the faces behind it', async () => {
  stillClock();
  const { calls } = await open(keepMoods().answers);
  await comes(() => expect(popup.elements()).toHaveLength(1));
  await press(face('Sad').element());
  await comes(() => expect(page.getByText('Thank you. It’s saved.').elements()).toHaveLength(1));
  expect(popup.elements()).toHaveLength(1);
  await advance(400);
  await comes(() => expect(popup.elements()).toEqual([]));
  expect(calls('POST /api/mood')).toHaveLength(1);
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

test('a busy server is asked again under the same key, and the popup has closed by then', async () => {
  const { answers } = keepMoods();
  const { calls, answer } = await open({
    ...answers,
    'POST /api/mood': () => refused(503, { code: 'unavailable', msg: 'Busy' }, { 'Retry-After': '1' }),
  });
  await face('Sad').click();
  await expect.element(popup).not.toBeInTheDocument();
  answer('POST /api/mood', answers['POST /api/mood']);
  await expect.poll(() => calls('POST /api/mood')).toHaveLength(2);
  const [first, second] = calls('POST /api/mood').map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  await expect.element(page.getByText('Thank you. It’s saved.')).toBeVisible();
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

test('leaves another reminder open where the answer comes late, after someone has closed it', async () => {
  const line = Promise.withResolvers<void>();
  const { answers } = keepReminders({ mood_popup_1: '09:02', water_interval_minutes: 2 });
  const moods = keepMoods().answers;
  const store = moods['POST /api/mood'];
  const { minutes } = await openAt(at('09:00:10'), {
    ...answers,
    ...moods,
    'POST /api/mood': async (sent) => {
      await line.promise;
      return store(sent);
    },
  });
  await minutes(2);
  await press(face('Calm').element());
  await press(popup.getByRole('button', { name: 'Not now' }).element());
  const alert = () =>
    page
      .getByRole('alertdialog')
      .elements()
      .map(({ textContent }) => textContent);
  await comes(() => expect(alert()).toMatchObject([expect.stringContaining(water)]));
  line.resolve();
  await comes(() => expect(page.getByText('Thank you. It’s saved.').elements()).toHaveLength(1));
  expect(alert()).toMatchObject([expect.stringContaining(water)]);
});

test('is readable in the light and in the dark, at a desk and on a phone', async () => {
  await open(keepMoods().answers);
  await expect.element(popup).toBeVisible();
  await expectReadable();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { moods as offered } from '../../domain/moods.ts';
import { reminderKinds, switchFieldOf, valuesOf } from '../../domain/reminders/reminder-kinds.ts';
import { me } from '../../gallery/answers.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { keepMoods } from '../test/moods.ts';
import { keepResults } from '../test/questionnaires.ts';
import { keepReminders } from '../test/reminders.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

const cards = [
  ['UNDERSTANDING DEPRESSION', 'Depression'],
  ['KNOW YOURSELF BETTER', 'Personality Disorder'],
  ['STRESS FREE LIFE!', 'Anger Management'],
  ['HEALING TRAUMA', 'Lost and Trauma'],
  ['ANXIETY AWARENESS', 'GAD-7 Anxiety'],
  ['DEPRESSION SCREENING', 'PHQ-9 Depression'],
] as const;

const topics = page.getByRole('region', { name: 'Psychological Issues That We Deal With' });

test('greets in capitals and explains six topics, each with a page to read on', async () => {
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, ASHA MURMU');
  expect(document.title).toBe('Home – Evenkeel');
  await expect.element(page.getByText('Your mental wellness journey starts here')).toBeVisible();
  const items = topics.getByRole('listitem');
  expect(items.elements()).toHaveLength(cards.length);
  for (const [index, [badge, title]] of cards.entries()) {
    const card = items.nth(index);
    await expect.element(card.getByText(badge)).toBeVisible();
    await expect.element(card.getByRole('heading', { name: title })).toBeVisible();
    expect(card.element().querySelector('svg')).toBeVisible();
    // It opens in a new tab.
    const link = card.getByRole('link', { name: /^Learn more/ });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/(www\.)?(who\.int|nhs\.uk|phqscreeners\.com)/));
  }
});

test.each([
  ['a phone', 360, 740],
  ['a desk', 1280, 740],
])('has the pictures left and right in turn on %s, and cards of the height of a hand', async (_name, ...size) => {
  await page.viewport(...size);
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(topics).toBeVisible();
  const items = topics.getByRole('listitem').elements();
  const leftOf = (card: Element, part: string) => Number(card.querySelector(part)?.getBoundingClientRect().x);
  const sides = items.map((card) => (leftOf(card, 'svg') < leftOf(card, 'h3') ? 'left' : 'right'));
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
  for (const card of items) {
    const { height } = card.getBoundingClientRect();
    expect([height >= 150, height <= 230, height]).toEqual([true, true, height]);
  }
});

const today = page.getByRole('region', { name: 'How are you today?' });
const now = page.getByRole('list', { name: 'At a glance' });

// pilot.md: on a phone the cards began at y = 1,398, after four others.
test('home 2: greeting, faces and one quiet line, and the section has begun in the first view of a phone', async () => {
  await page.viewport(360, 740);
  const answers: Answers = {
    ...keepResults([['GAD-7', 4]]).answers,
    ...keepMoods(['🙂']).answers,
    'GET /api/check-ins/mine': { in_bar: true, by_push: false, by_mail: false, due: [] },
  };
  await openScreen('/dashboard', { role: 'employee', answers });
  await expect.element(now.getByRole('link', { name: /^Next check-in/ })).toBeVisible();
  expect(now.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(topics.getByRole('heading', { name: /^Psychological/ })).toBeInViewport({ ratio: 1 });
  const box = (element: Element) => element.getBoundingClientRect();
  const strip = today.getByRole('region', { name: 'Your last seven days' }).element();
  expect(box(today.element()).bottom - box(strip).bottom).toBeLessThan(32);
  expect(box(now.element()).height).toBeLessThan(30);
  // Of the first card the title can be read above the tabs, also where a line of news stands above all.
  const first = topics.getByRole('listitem').first().element();
  expect(box(first).top).toBeLessThan(660);
  await page.viewport(1280, 740);
  await expect.element(now.getByRole('listitem').nth(2)).toBeVisible();
  expect(box(now.element()).height).toBeLessThan(30);
});

test('home 2: where there is nothing to say no room is kept for it', async () => {
  const off = valuesOf(reminderKinds, switchFieldOf, () => false);
  const answers: Answers = {
    ...keepReminders({}, off).answers,
    'GET /api/assessment/history': [],
    'GET /api/mood': [],
  };
  await openScreen('/dashboard', { role: 'employee', answers });
  await expect.element(now).not.toBeInTheDocument();
});

test('home 2: what the line above the screen asks is not said again below, and an empty list is none', async () => {
  const mine = (due: InstrumentType[]) => ({ in_bar: true, by_push: false, by_mail: false, due });
  const { answer } = await openScreen('/dashboard', {
    role: 'employee',
    answers: {
      ...keepResults([['GAD-7', 4]]).answers,
      'GET /api/mood': [],
      'GET /api/admin/reminder-settings': () => refused(500),
      'GET /api/check-ins/mine': mine(['GAD-7']),
      'POST /api/check-ins/closed': mine([]),
    },
  });
  await expect.element(page.getByText('It’s been two weeks. Check in again?')).toBeVisible();
  await expect.element(now).not.toBeInTheDocument();
  answer('GET /api/check-ins/mine', mine([]));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(now.getByText('Next check-in: any time')).toBeVisible();
});

test('home 2: the quiet line says when to check in again, and has nothing to say of what has not been', async () => {
  const none = { 'GET /api/assessment/history': [], 'GET /api/mood': [] };
  await openScreen('/dashboard', { role: 'employee', answers: none });
  await expect.element(now.getByRole('link', { name: /^Next reminders?: (mood|water|posture) / })).toBeVisible();
  expect(now.getByRole('listitem').elements()).toHaveLength(1);
});

test('home 2: the next reminders of all kinds are one line of a phone', async () => {
  await page.viewport(360, 740);
  await openScreen('/dashboard', { role: 'employee', answers: { 'GET /api/assessment/history': [] } });
  const reminders = now.getByRole('link', { name: /^Next reminders: \w+ [\d:]{5}, \w+ [\d:]{5}, \w+ [\d:]{5}$/ });
  await expect.element(reminders).toBeVisible();
  await document.fonts.ready;
  const text = document.createRange();
  text.selectNodeContents(reminders.element());
  expect(text.getClientRects()).toHaveLength(1);
});

test('home 6: a face that is tapped is logged', async () => {
  const moods = keepMoods();
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: moods.answers });
  const top = (element: Element) => element.getBoundingClientRect().y;
  expect(top(today.element())).toBeLessThan(top(topics.element()));
  await today.getByRole('button', { name: /Calm/ }).dblClick();
  await expect.element(today.getByText(/^Thank you. It’s saved./)).toBeVisible();
  await expect.element(now).toMatchTextContent('Last mood: 🙂 Calm, today at ');
  await expect.element(today.getByRole('listitem').last()).toMatchTextContent('🙂 Calm');
  expect(calls('POST /api/mood')).toMatchObject([{ body: { mood: '🙂' } }]);

  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByRole('button', { name: /Happy/ })).toHaveFocus();
  expect(moods.kept).toEqual([]);
});

test('home 6: in a page that is left open over midnight the face of yesterday is no longer today’s', async () => {
  stillClock();
  await openScreen('/dashboard', { role: 'employee', answers: keepMoods().answers });
  const calm = () => today.getByRole('button', { name: /Calm/ }).element();
  await comes(calm);
  await press(calm());
  await comes(() => expect(today.getByText(/^Thank you. It’s saved./).elements()).toHaveLength(1));
  await comes(() => expect(now.element().textContent).toContain('today at'));
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await advance(60_000);
  await comes(() => expect(now.element().textContent).toContain('yesterday at'));
  expect(today.getByText(/^Thank you. It’s saved./).elements()).toEqual([]);
});

test('nor is a mood said to be removed that was removed yesterday', async () => {
  stillClock();
  await openScreen('/dashboard', { role: 'employee', answers: keepMoods().answers });
  const button = (name: RegExp) => today.getByRole('button', { name }).element();
  const removed = () => today.getByText('Mood removed.').elements();
  await comes(() => button(/Calm/));
  await press(button(/Calm/));
  await comes(() => button(/Remove this mood/));
  await press(button(/Remove this mood/));
  await comes(() => expect(removed()).toHaveLength(1));
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await advance(60_000);
  expect(removed()).toEqual([]);
});

test('where an address asks for the mood, the popup alone asks', async () => {
  await openScreen('/dashboard?mood=now', { role: 'employee' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('ASHA');
  expect(page.getByRole('button', { name: /Calm/ }).elements()).toHaveLength(1);
});

test('behind the popup are no second faces, in the room of the first, and then those of before', async () => {
  const { calls } = await openScreen('/dashboard?mood=now', { role: 'employee', answers: keepMoods().answers });
  const popup = page.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('ASHA');
  await expect.poll(() => calls('GET /api/mood')).toHaveLength(1);
  for (const { emoji, label } of offered)
    for (const text of [emoji, label])
      expect([text, page.getByText(text, { exact: true }).elements().length]).toEqual([text, 1]);
  const room = today.element().getBoundingClientRect();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(today.getByText('Calm', { exact: true })).toBeVisible();
  expect(today.element().getBoundingClientRect()).toEqual(room);
});

test('is readable with all that can be added to a mood, and room for it on a phone', async () => {
  await openScreen('/dashboard', { role: 'employee', answers: keepMoods().answers });
  await page.getByRole('button', { name: /Sad/ }).click();
  await page.getByRole('button', { name: 'Add tags or a note' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  await expectReadable();
});

test('writes capitals of any script', async () => {
  const answers = { 'GET /api/auth/me': { ...me('employee'), name: 'Élodie सुनीता ßen' } };
  await openScreen('/dashboard', { role: 'employee', answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, ÉLODIE सुनीता SSEN');
});

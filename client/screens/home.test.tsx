import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me } from '../../gallery/answers.ts';
import { keepMoods } from '../test/moods.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

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

test('has the pictures left and right in turn on a wide screen', async () => {
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(topics).toBeVisible();
  const items = topics.getByRole('listitem').elements();
  const leftOf = (card: Element, part: string) => Number(card.querySelector(part)?.getBoundingClientRect().x);
  const sides = items.map((card) => (leftOf(card, 'svg') < leftOf(card, 'h3') ? 'left' : 'right'));
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
  for (const card of items) {
    const { height } = card.getBoundingClientRect();
    expect([height >= 180, height <= 230, height]).toEqual([true, true, height]);
  }
});

test('home 6: the own day stands above the articles, and a face that is tapped is logged', async () => {
  const moods = keepMoods();
  const { calls } = await openScreen('/dashboard', { role: 'employee', answers: moods.answers });
  const today = page.getByRole('region', { name: 'How are you today?' });
  await expect.element(page.getByText('Nothing here yet. One tap is enough.')).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().y;
  expect(top(today.element())).toBeLessThan(top(topics.element()));
  await today.getByRole('button', { name: /Calm/ }).dblClick();
  await expect.element(today.getByText(/^Thank you. It’s saved./)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Last mood' })).toMatchTextContent('🙂 Calm');
  await expect.element(today.getByRole('listitem').last()).toMatchTextContent('🙂 Calm');
  expect(calls('POST /api/mood')).toMatchObject([{ body: { mood: '🙂' } }]);

  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByRole('button', { name: /Happy/ })).toHaveFocus();
  expect(moods.kept).toEqual([]);
});

test('home 6: who has answered nothing yet is asked for nothing', async () => {
  await openScreen('/dashboard', { role: 'employee', answers: { 'GET /api/assessment/history': [] } });
  await expect.element(page.getByRole('region', { name: 'Next check-in' })).toMatchTextContent('Whenever you like');
});

test('where an address asks for the mood, the popup alone asks', async () => {
  await openScreen('/dashboard?mood=now', { role: 'employee' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('ASHA');
  expect(page.getByRole('button', { name: /Calm/ }).elements()).toHaveLength(1);
});

test('is readable with all that can be added to a mood, and room for it on a phone', async () => {
  await openScreen('/dashboard', { role: 'employee', answers: keepMoods().answers });
  await page.getByRole('button', { name: /Sad/ }).click();
  await page.getByRole('button', { name: 'Add tags or a note' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Sleep' })).toBeVisible();
  await expectReadable();
});

test('writes capitals of any script, and leads on to the tests and the mood', async () => {
  const answers = { 'GET /api/auth/me': { ...me('employee'), name: 'Élodie सुनीता ßen' } };
  await openScreen('/dashboard', { role: 'employee', answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, ÉLODIE सुनीता SSEN');
  await page.getByRole('link', { name: 'log your mood' }).click();
  await expect.poll(() => location.search).toBe('?tab=mytests');
  await expect.element(page.getByRole('heading', { name: 'Submit Your Mood' })).toBeInViewport();
});

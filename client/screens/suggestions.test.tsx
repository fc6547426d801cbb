import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { suggestionListMessages as listWords, suggestionMessages as words } from '#messages/suggestions.ts';
import { suggestionLimits } from '../../domain/suggestions.ts';
import { expectAccessible } from '../test/axe.ts';
import { refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

const greeting = page.getByRole('button', { name: 'Hi, Asha' });
const action = page.getByRole('button', { name: words.action });
const dialog = page.getByRole('dialog', { name: words.action });
const send = page.getByRole('button', { name: words.button });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });

/** The page as the build of another language says that it is. */
function speak(language: string) {
  const usual = document.documentElement.lang;
  document.documentElement.lang = language;
  onTestFinished(() => void (document.documentElement.lang = usual));
}

beforeEach(() => page.viewport(360, 740));

test('in English no one is asked for a better sentence', async () => {
  await openScreen('/profile/appearance', { role: 'employee' });
  await expect.element(page.getByLabelText('Read this in', { exact: true })).toBeVisible();
  await expect.element(page.getByText('still being reviewed')).not.toBeInTheDocument();
  await expect.element(action).not.toBeInTheDocument();
  await greeting.click();
  await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect.element(action).not.toBeInTheDocument();
});

test('a translation that is being reviewed says so where it is chosen', async () => {
  speak('hi');
  await openScreen('/');
  await expect
    .element(page.getByLabelText('Read this in', { exact: true }))
    .toHaveAccessibleDescription('This translation is still being reviewed.');
});

test('and on no other screen', async () => {
  speak('hi');
  await openScreen('/dashboard', { role: 'employee' });
  await expect.element(greeting).toBeVisible();
  await expect.element(page.getByText('still being reviewed')).not.toBeInTheDocument();
});

test('a better sentence goes from the menu, with its screen and nothing of the person', async () => {
  speak('hi');
  const { calls } = await openScreen('/dashboard?tab=mystats', {
    role: 'employee',
    answers: { 'POST /api/suggestions': {} },
  });
  await greeting.click();
  await action.click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible(document.body);
  await send.click();
  await expect.element(field('The sentence as it is')).toHaveFocus();
  expect(calls('POST /api/suggestions')).toEqual([]);
  await field('The sentence as it is').fill('मेरे आँकड़े');
  await field('How you’d say it').fill('x'.repeat(suggestionLimits.better + 1));
  await send.click();
  await expect.element(field('How you’d say it')).toHaveFocus();
  await field('How you’d say it').fill('मेरा हाल');
  await send.click();
  const thanks = page.getByRole('alertdialog');
  await expect.element(thanks.getByText(words.sent)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await thanks.getByRole('button', { name: 'OK' }).click();
  expect(calls('POST /api/suggestions').map(({ body }) => body)).toEqual([
    { language: 'hi', screen: '/dashboard/mystats', sentence: 'मेरे आँकड़े', better: 'मेरा हाल' },
  ]);
});

test('what was written stays where it could not be sent, and it goes from the profile, too', async () => {
  speak('pa');
  await openScreen('/profile/appearance', {
    role: 'employee',
    answers: { 'POST /api/suggestions': () => refused(503, { msg: 'Not now.' }) },
  });
  await action.click();
  await field('The sentence as it is').fill('ਰੰਗ');
  await field('How you’d say it').fill('ਦਿੱਖ');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Not now.');
  await expect.element(field('How you’d say it')).toHaveValue('ਦਿੱਖ');
});

test('admins read them, and one that is done is gone', async () => {
  const stored = ['a', 'b'].map((id) => ({
    id,
    day: '2026-11-17',
    language: 'hi',
    screen: '/help',
    sentence: `वाक्य ${id}`,
    better: `बेहतर ${id}`,
  }));
  const { calls } = await openScreen('/admin/suggestions', {
    role: 'admin',
    answers: {
      'GET /api/admin/suggestions': { suggestions: stored },
      'DELETE /api/admin/suggestions/:id': ({ params }) => ({
        suggestions: stored.filter(({ id }) => id !== params['id']),
      }),
    },
  });
  await expect.element(page.getByText('बेहतर a')).toHaveAttribute('lang', 'hi');
  await expect.element(page.getByText('हिन्दी · /help · 17 Nov 2026').first()).toBeVisible();
  await expectAccessible(document.body);
  await page.getByRole('button', { name: 'Done (वाक्य a)' }).click();
  await expect.element(page.getByText('बेहतर a')).not.toBeInTheDocument();
  await expect.element(page.getByText(listWords.removed)).toBeVisible();
  await expect.element(page.getByText('बेहतर b')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls('DELETE /api/admin/suggestions/:id')).toHaveLength(1);
});

test('nobody else finds the list', async () => {
  await openScreen('/admin/suggestions', { role: 'employee' });
  await expect.poll(() => location.pathname).not.toBe('/admin/suggestions');
});

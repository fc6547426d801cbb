import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dutyAnswers } from '../../gallery/duty-answers.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

test('the notice says each of its sentences to the letter, lists what it counts up, and leads to its parts', async () => {
  await openScreen('/privacy-notice');
  await expect.element(page.getByRole('heading', { name: 'Who can see it' })).toBeVisible();
  const shown = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(
    expect.arrayContaining(dutyAnswers['GET /api/privacy-notice']?.items.map(({ text }) => text) ?? []),
  );
  const admins = page.getByRole('listitem').filter({ hasText: /^Your wellness admins can see/ });
  await expect.element(admins.getByRole('listitem').first()).toHaveTextContent('your name;');
  await expect
    .element(page.getByRole('link', { name: 'How long we keep it' }))
    .toHaveAttribute('href', `#${page.getByRole('heading', { name: 'How long we keep it' }).element().id}`);
  // What one can do comes first.
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Your choices', 'What we keep, and why', 'Who can see it', 'How long we keep it']);
  await expectReadable();
});

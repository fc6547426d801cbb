import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dutyAnswers } from '../../gallery/duty-answers.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const items = dutyAnswers['GET /api/privacy-notice']?.items ?? [];

test('the notice says each thing once, to the letter, below who can see it, and leads to its parts', async () => {
  await openScreen('/privacy-notice');
  await expect.element(page.getByRole('heading', { name: 'What we keep, why, and who can see it' })).toBeVisible();
  const shown = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  const counted = items.filter(({ text }) => text.includes('; '));
  expect(shown).toEqual(
    expect.arrayContaining(items.filter((item) => !counted.includes(item)).map(({ text }) => text)),
  );
  expect(shown).toHaveLength(new Set(shown).size);
  // A sentence that counts up what someone sees is the heading of just that.
  expect(counted.map(({ key }) => key)).toEqual(['sight:always', 'sight:nothing']);
  for (const { text } of counted) {
    const group = page
      .getByRole('heading', { level: 3 })
      .elements()
      .find(({ textContent }) => text.startsWith(textContent));
    const listed = [...(group?.parentElement?.querySelectorAll('strong') ?? [])].map(({ textContent }) =>
      textContent.slice(0, -1).toLowerCase(),
    );
    expect(`${group?.textContent} ${listed.join('; ')}.`.toLowerCase()).toBe(text.toLowerCase());
  }
  await expect
    .element(page.getByRole('link', { name: 'How long we keep it' }))
    .toHaveAttribute('href', `#${page.getByRole('heading', { name: 'How long we keep it' }).element().id}`);
  // What one can do comes first.
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Your choices', 'What we keep, why, and who can see it', 'How long we keep it']);
  await expectReadable();
});

test('on a phone what some can see is open, and what no one else can see is one press away', async () => {
  await page.viewport(360, 740);
  await openScreen('/privacy-notice');
  const some = page.getByText('to greet you, and to name you where others may see who you are.');
  await expect.element(some).toBeVisible();
  const safe = () => page.getByText('for you alone, for hard moments.').element().checkVisibility();
  expect(safe()).toBe(false);
  await page.getByRole('heading', { level: 3, name: 'No one else at work can see' }).click();
  await expect.poll(safe).toBe(true);
  await expectReadable();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { TagCounts } from './tag-counts.tsx';

const moods = Array.from({ length: 12 }, (_, n) => ({
  id: String(n),
  created_at: '2026-11-20T06:00:00Z',
  mood: n < 4 ? '😔' : '🙂',
}));
const added = (count: number) => moods.slice(0, count).map(({ id }) => ({ id, tags: ['work'], note: '' }));

async function show(count: number) {
  await render(
    <WithCache
      known={[
        [['moods'], moods],
        [['mood contexts'], added(count)],
      ]}
    >
      <TagCounts />
    </WithCache>,
  );
}

test('counts a tag from ten entries on, and says that it tells no cause', async () => {
  await page.viewport(360, 740);
  await show(10);
  await expect.element(page.getByRole('table', { name: 'Your moods by tag' })).toBeVisible();
  const cells = [...document.querySelectorAll('tbody th, tbody td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Work', '10', '0', '6', '0', '4', '0']);
  expect(document.body.textContent).toContain('They don’t tell you why');
  expect(document.body.textContent).not.toMatch(/%|average|because/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('says kindly from when on it counts, and nothing to people who use no tags', async () => {
  await show(9);
  await expect.element(page.getByText(/used a tag ten times/)).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
});

test('is not there for people who use no tags', async () => {
  await show(0);
  expect(document.body.textContent).not.toContain('tag');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stack } from './layout.ts';
import { EmptyState } from './page-states.tsx';

test('what says that nothing is there stands in the middle of its place, also below what begins at the left', async () => {
  await render(
    <main className={stack(4, 'start')}>
      <button type="button">Write a post</button>
      <EmptyState text="No posts yet." />
    </main>,
  );
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const text = page.getByText('No posts yet.');
  await expect.element(text).toBeVisible();
  expect(middleOf(text.element())).toBeCloseTo(middleOf(page.getByRole('main').element()), 0);
});

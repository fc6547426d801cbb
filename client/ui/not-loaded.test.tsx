import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WithCache } from '../test/with-cache.tsx';
import { NotLoaded } from './not-loaded.tsx';

const again = page.getByRole('button', { name: 'Try again' });

function Screen({ read }: { read: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['words'], queryFn: read, enabled: true });
  return (
    <>
      <h1 tabIndex={-1}>Words</h1>
      {query.data ? (
        <p>{query.data}</p>
      ) : (
        <NotLoaded query={query} loading="Loading the words..." failed="No words came." />
      )}
    </>
  );
}

test('who tries again keeps their place while it loads and where it fails, and is on the screen once it is there', async () => {
  let next = Promise.reject<string>(new Error('none'));
  await render(
    <WithCache known={[]}>
      <Screen read={() => next} />
    </WithCache>,
  );
  for (const _try of [1, 2]) {
    await expect.element(page.getByText('No words came.')).toBeVisible();
    const { promise, reject } = Promise.withResolvers<string>();
    next = promise;
    await again.click();
    await expect.element(page.getByText('Loading the words...')).toBeVisible();
    await expect.element(again).toHaveFocus();
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    reject(new Error('none'));
    await expect.element(page.getByText('No words came.')).toBeVisible();
    await expect.element(again).toHaveFocus();
  }
  next = Promise.resolve('Here they are.');
  await again.click();
  await expect.element(page.getByText('Here they are.')).toBeVisible();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

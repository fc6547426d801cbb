import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../api/query-cache.ts';
import { advance, stillClock } from '../test/still-clock.ts';

beforeEach(stillClock);
afterEach(() => void vi.useRealTimers());

function News() {
  const { data } = useQuery({ queryKey: ['news'], queryFn: () => '', enabled: false });
  return data && <p>{data}</p>;
}

async function showNews() {
  const cache = createQueryClient();
  await render(
    <QueryClientProvider client={cache}>
      <News />
      <button type="button">Press me</button>
    </QueryClientProvider>,
  );
  const button = page.getByRole('button').element();
  const pointer = (type: string) => button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  return { cache, pointer, isShown: () => document.body.textContent.includes('Something new') };
}

test('what comes while a button is pressed moves nothing before the press is over', async () => {
  const { cache, pointer, isShown } = await showNews();
  pointer('pointerdown');
  cache.setQueryData(['news'], 'Something new');
  await advance(900);
  expect(isShown()).toBe(false);
  pointer('pointerup');
  await advance(40);
  expect(isShown()).toBe(false);
  await advance(10);
  expect(isShown()).toBe(true);
});

test('it waits for no press that lasts, and shows at once where nothing is pressed', async () => {
  const { cache, pointer, isShown } = await showNews();
  pointer('pointerdown');
  cache.setQueryData(['news'], 'Something new');
  await advance(1000);
  expect(isShown()).toBe(true);
  cache.setQueryData(['news'], 'Nothing');
  await advance(0);
  expect(isShown()).toBe(false);
});

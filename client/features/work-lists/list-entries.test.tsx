import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createQueryClient } from '../../api/query-cache.ts';
import { useChangeLists } from './list-entries.api.ts';

test('groups that are compared by an entry are read again once it has another name', async () => {
  const cache = createQueryClient();
  const groups = ['statistics', 'groups', 'theme', 'all'];
  cache.setQueryData(groups, {});
  const { result } = await renderHook(useChangeLists, {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  await result.current.mutateAsync(async () => []);
  expect(cache.getQueryState(groups)?.isInvalidated).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createQueryClient } from './query-cache.ts';

test.each([
  ['an answer that is a fault of the server', new CallError(500), 1],
  ['a refusal', new CallError(404), 1],
  ['no answer', new CallError(0), 2],
  ['a proxy without a server behind it', new CallError(502), 2],
  ['a server that is busy', new CallError(503), 2],
])('after %s it is asked so often in all: %o', async (_what, error, times) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const queryFn = vi.fn(() => Promise.reject(error));
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn, ...ownRetry })).rejects.toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

/** `fetchQuery` by itself asks once. */
const ownRetry = { retry: createQueryClient().getDefaultOptions().queries?.retry ?? false };

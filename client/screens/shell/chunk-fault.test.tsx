import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadWhenReachable } from './chunk-fault.ts';

/** Returns how often the page would have been loaded again. */
async function reloadsWhere(answer: (signal: AbortSignal | null | undefined) => Promise<Response>): Promise<number> {
  const reloads = vi.fn((event: NavigateEvent) => event.preventDefault());
  navigation.addEventListener('navigate', reloads);
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => answer(init?.signal));
  onTestFinished(() => {
    fetching.mockRestore();
    navigation.removeEventListener('navigate', reloads);
  });
  await reloadWhenReachable();
  return reloads.mock.calls.length;
}

test.for([
  ['the server', 200, 1],
  ['a server that knows no such address', 404, 1],
  ['a proxy before a server that is down', 502, 0],
] as const)(
  'the page is not given up for the error page of a proxy: %s answers %i',
  async ([_who, status, reloads]) => {
    expect(await reloadsWhere(async () => new Response(null, { status }))).toBe(reloads);
  },
);

test('nor is a dead line waited for without an end', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const reloads = await reloadsWhere(
    (signal) =>
      new Promise((_resolve, reject) => {
        if (!signal) reject(new Error('It waits for ever'));
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        limit.abort();
      }),
  );
  expect([reloads, timeout.mock.calls]).toEqual([0, [[10_000]]]);
});

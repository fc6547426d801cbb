import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch, discardPrefetched, peekPrefetched, takePrefetched, takePrefetchedJson } from './prefetch.ts';

const address = '/api/auth/me';
let asked: [address: string, token: string | null][];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    asked.push([url, new Headers(options.headers).get('authorization')]);
    return new Response('{"name":"Asha"}');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  discardPrefetched();
});

test('the answer is handed out once', async () => {
  prefetch(address, 't1');
  expect(asked).toEqual([[address, 'Bearer t1']]);
  expect(takePrefetched('/api/account', 't1')).toBeUndefined();
  expect(await (await takePrefetched(address, 't1'))?.json()).toEqual({ name: 'Asha' });
  expect(takePrefetched(address, 't1')).toBeUndefined();
});

test('what has been read is handed out at once, and once', async () => {
  prefetch(address, 't1');
  expect(takePrefetchedJson(address, 't1')).toBeUndefined();
  expect(await peekPrefetched(address)).toEqual({ name: 'Asha' });
  expect(takePrefetchedJson(address, 't1')).toEqual({ name: 'Asha' });
  expect(takePrefetchedJson(address, 't1')).toBeUndefined();
  expect(takePrefetched(address, 't1')).toBeUndefined();
});

test('a caller that takes an answer that has been read can read it, too', async () => {
  prefetch(address, 't1');
  await peekPrefetched(address);
  expect(await (await takePrefetched(address, 't1'))?.json()).toEqual({ name: 'Asha' });
});

test('nobody gets the answer that was meant for another session', async () => {
  prefetch(address, 't1');
  await peekPrefetched(address);
  expect(takePrefetchedJson(address, 't2')).toBeUndefined();
  expect(takePrefetched(address, 't1')).toBeUndefined();
});

test('an answer that lay about, or from before a change, is not taken', () => {
  prefetch(address, 't1');
  vi.advanceTimersByTime(60_000);
  expect(takePrefetched(address, 't1')).toBeUndefined();
  prefetch(address, 't1');
  discardPrefetched();
  expect(takePrefetched(address, 't1')).toBeUndefined();
});

test('a failure is told to the caller that takes the answer, and to no one else', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  prefetch(address, 't1');
  expect(await peekPrefetched(address)).toBeUndefined();
  await expect(takePrefetched(address, 't1')).rejects.toThrow('no connection');
});

test('a refusal says nothing ahead', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"msg":"No."}', { status: 401 }));
  prefetch(address, 't1');
  expect(await peekPrefetched(address)).toBeUndefined();
  expect((await takePrefetched(address, 't1'))?.status).toBe(401);
});

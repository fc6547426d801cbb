import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageCookie } from '../../domain/languages.ts';
import { answerFileAndKeep, answerPage, forgetOldShells, keepLightShell, keepShell } from './shell-cache.ts';

const said = (words: string, language: string) =>
  new Response(words, { headers: { 'Content-Language': language, 'Content-Type': 'text/html' } });
const choose = (language: string) => void (document.cookie = `${languageCookie}=${language}`);
const request = new Request('/dashboard');
let answer: (response: Response) => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await (await caches.open('shell-test')).put('/', said('kept', 'en'));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = `${languageCookie}=; Max-Age=0`;
  await caches.delete('shell-test');
});

test('a server that takes long gives way to the page that was kept', async () => {
  choose('en');
  const shown = answerPage(request);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await shown).text()).toBe('kept');
});

test('a page that the browser has asked for is not asked for again', async () => {
  const fetching = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetching);
  expect(await (await answerPage(request, Promise.resolve(said('early', 'en')))).text()).toBe('early');
  expect(fetching).not.toHaveBeenCalled();
  const failed = Promise.reject<undefined>(new TypeError('no line'));
  expect(await (await answerPage(request, failed)).text()).toBe('kept');
});

test('after a choice of language the page waits for the server that has it', async () => {
  choose('hi');
  const shown = answerPage(request);
  await vi.advanceTimersByTimeAsync(60_000);
  answer(said('नया', 'hi'));
  expect(await (await shown).text()).toBe('नया');
});

test('a build that could not be fetched whole takes the place of none', async () => {
  await caches.open('shell-stopped');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await (await answerPage(request)).text()).toBe('kept');
  await expect(keepLightShell({ version: 'new', files: [] })).rejects.toThrow('no line');
  await expect(keepShell({ version: 'new', files: ['https://nowhere.invalid/'] })).rejects.toThrow('');
  expect(await caches.keys()).toEqual(['shell-test', 'shell-stopped']);
  await forgetOldShells({ version: 'new', files: [] });
  expect(await caches.keys()).toEqual(['shell-test']);
});

test('a file that a full device can not keep is shown all the same', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('file')));
  expect(await (await answerFileAndKeep(new Request('/assets/a.js'))).text()).toBe('file');
});

test('a page that came in time is read to its end, however slow the line', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const shown = answerPage(request);
  answer(new Response(body));
  const text = (await shown).text();
  await vi.advanceTimersByTimeAsync(60_000);
  send?.enqueue(new TextEncoder().encode('new'));
  send?.close();
  expect(await text).toBe('new');
});

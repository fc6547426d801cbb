import { expect, test, vi } from 'vitest';
import { publicQuery } from './public-query.ts';

test('readings at the same time are one call, and a later one is another', async () => {
  let calls = 0;
  const reading = publicQuery('the lines', async () => (calls += 1));
  await Promise.all([reading.load(), reading.load()]);
  expect(calls).toBe(1);
  await reading.load();
  expect(calls).toBe(2);
});

test('who asks while a reading is under way has its answer, too: a form that waits for its lists shows itself with them', async () => {
  const answer = Promise.withResolvers<string>();
  const reading = publicQuery('the lists', () => answer.promise);
  const seen: (string | undefined)[] = [];
  reading.follow(({ data }) => seen.push(data));
  void reading.load();
  setTimeout(() => answer.resolve('the lists'));
  await reading.load();
  expect(seen.at(-1)).toBe('the lists');
});

test('a failure is logged by name alone and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let works = false;
  const reading = publicQuery('the lines', async () => {
    if (!works) throw new Error('secret');
    return 1;
  });
  await reading.load();
  expect(warn.mock.calls).toEqual([['Could not load the lines.']]);
  works = true;
  await reading.load();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('what an earlier visit has left is there until the server has answered, and where it does not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = Promise.withResolvers<string>();
  const seen: (string | undefined)[] = [];
  const reading = publicQuery(
    'the lines',
    () => answer.promise,
    async () => 'kept',
  );
  const stop = reading.follow(({ data }) => seen.push(data));
  const loaded = reading.load();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('kept'));
  answer.resolve('new');
  await loaded;
  expect(seen.at(-1)).toBe('new');
  stop();
  const failing = publicQuery(
    'the lines',
    async () => Promise.reject(new Error('gone')),
    async () => 'kept',
  );
  failing.follow(({ data }) => seen.push(data));
  await failing.load();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('kept'));
  warn.mockRestore();
});

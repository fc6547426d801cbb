import { expect, test, vi } from 'vitest';
import { publicReading } from './public-reading.ts';

test('readings at the same time are one call, and a later one is another', async () => {
  let calls = 0;
  const reading = publicReading('the lines', async () => (calls += 1));
  await Promise.all([reading.load(), reading.load()]);
  expect(calls).toBe(1);
  await reading.load();
  expect(calls).toBe(2);
});

test('a failure is logged by name alone and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let works = false;
  const reading = publicReading('the lines', async () => {
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

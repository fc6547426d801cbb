import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from '../../jobs/semaphore.ts';
import { streamWithSemaphore } from './stream-with-semaphore.ts';

async function* count(end: number): AsyncGenerator<string> {
  for (let number = 1; number <= end; number += 1) {
    await setImmediate();
    yield String(number);
  }
}

const singleSemaphore = () => createSemaphore({ work: 'test', atOnce: 1, longestQueue: 1 });

test('a stream keeps its slot until it is read', async () => {
  const semaphore = singleSemaphore();
  const first = await streamWithSemaphore(semaphore, count(3));
  const second = streamWithSemaphore(semaphore, count(2));
  await expect(streamWithSemaphore(semaphore, count(1))).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 5 },
  });
  expect(await first.toArray()).toEqual(['1', '2', '3']);
  expect(await (await second).toArray()).toEqual(['1', '2']);
  expect(await (await streamWithSemaphore(semaphore, count(1))).toArray()).toEqual(['1']);
});

test('a caller that goes gives the slot back, before or after the first piece', async () => {
  const semaphore = singleSemaphore();
  (await streamWithSemaphore(semaphore, count(100))).destroy();
  const begun = await streamWithSemaphore(semaphore, count(100));
  for await (const piece of begun) {
    expect(piece).toBe('1');
    break;
  }
  expect(await (await streamWithSemaphore(semaphore, count(1))).toArray()).toEqual(['1']);
});

test('a caller that stands still is broken off', async () => {
  const semaphore = singleSemaphore();
  const standing = await streamWithSemaphore(semaphore, count(100), 20);
  const next = await streamWithSemaphore(semaphore, count(2));
  expect(standing.destroyed).toBe(true);
  expect(await next.toArray()).toEqual(['1', '2']);
});

test('a fault breaks it off, and gives the slot back', async () => {
  const semaphore = singleSemaphore();
  async function* broken() {
    yield* count(2);
    throw new Error('broken');
  }
  const stream = await streamWithSemaphore(semaphore, broken());
  await expect(stream.toArray()).rejects.toThrow('broken');
  expect(await (await streamWithSemaphore(semaphore, count(1))).toArray()).toEqual(['1']);
});

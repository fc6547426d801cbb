import { expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { createSemaphore } from './semaphore.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const held = Promise.withResolvers<void>();
  return { work: () => held.promise, end: held.resolve };
}

test('runs no more at once than it may, in the order of arrival', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 2, longestQueue: 10 });
  const begun: number[] = [];
  const held = [1, 2, 3, 4].map(heldWork);
  const all = held.map(({ work }, index) =>
    semaphore(async () => {
      begun.push(index);
      await work();
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  held[1]?.end();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of held) end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('refuses what does not fit into the queue, and takes work again once there is room', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 1, longestQueue: 1 });
  const held = heldWork();
  const running = semaphore(held.work);
  const queued = semaphore(async () => 'queued');
  const refused = semaphore(async () => 'never');
  await expect(refused).rejects.toThrow(AppError);
  await expect(refused).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  held.end();
  await running;
  expect(await queued).toBe('queued');
  expect(await semaphore(async () => 'again')).toBe('again');
});

test('work that fails gives its slot back', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 1, longestQueue: 0 });
  await expect(
    semaphore(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await semaphore(async () => 'fine')).toBe('fine');
});

test('what waits is bounded by the time that it will take, and who is refused hears when to come again', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 2, longestQueue: 1000, usualMs: 2000 });
  const held = heldWork();
  // Two run, and the others have their turn within 25 seconds; the next would be the 26th.
  const all = Array.from({ length: 27 }, () => semaphore(() => held.work()));
  await expect(semaphore(async () => 'never')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 26 },
  });
  held.end();
  await Promise.all(all);
});

test('what is measured takes the place of what was assumed', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 1, longestQueue: 300, usualMs: 5000 });
  const quick = async () => undefined;
  for (let count = 0; count < 200; count += 1) await semaphore(quick);
  const held = heldWork();
  const all = Array.from({ length: 301 }, () => semaphore(() => held.work()));
  // Now the memory is what bounds it.
  await expect(semaphore(quick)).rejects.toMatchObject({ details: { retryAfter: 1 } });
  held.end();
  await Promise.all(all);
});

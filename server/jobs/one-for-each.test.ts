import { expect, test } from 'vitest';
import { createOneForEach } from './one-for-each.ts';
import { createSemaphore } from './semaphore.ts';

test('one person who asks for many at once takes one slot, and the next person is not kept waiting', async () => {
  const semaphore = createSemaphore({ work: 'test', atOnce: 2, longestQueue: 0 });
  const oneForEach = createOneForEach();
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const run = (person: string, name: string, work = Promise.resolve()) =>
    oneForEach(person, () =>
      semaphore(async () => {
        await work;
        done.push(name);
      }),
    );
  const first = run('asha', 'first', held.promise);
  const others = ['second', 'third', 'fourth'].map((name) => run('asha', name));
  await run('ravi', 'of another person');
  expect(done).toEqual(['of another person']);
  held.resolve();
  await Promise.all([first, ...others]);
  expect(done).toEqual(['of another person', 'first', 'second', 'third', 'fourth']);
});

test('too many of one person are refused, what fails fails alone, and afterwards there is room again', async () => {
  const oneForEach = createOneForEach();
  const held = Promise.withResolvers<void>();
  const broken = oneForEach('asha', async () => {
    await held.promise;
    throw new Error('broken');
  });
  const waiting = Array.from({ length: 10 }, (_, place) => oneForEach('asha', async () => place));
  await expect(oneForEach('asha', async () => 'never')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 5 },
  });
  held.resolve();
  await expect(broken).rejects.toThrow('broken');
  expect(await Promise.all(waiting)).toEqual(waiting.map((_, place) => place));
  expect(await oneForEach('asha', async () => 'again')).toBe('again');
});

import { describe, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { createQueryClient } from './query-cache.ts';
import { sendWhenBusy } from './when-busy.ts';

const busy = (retryAfter: number, code: string | undefined = 'unavailable') =>
  new CallError(503, { retryAfter, ...(code !== undefined && { code }) });

function failing(...errors: Error[]) {
  const left = [...errors];
  let tries = 0;
  return {
    tries: () => tries,
    send: async () => {
      tries += 1;
      const error = left.shift();
      if (error) throw error;
      return 'stored';
    },
  };
}

type Send = () => Promise<string>;

const read = (send: Send) => createQueryClient().fetchQuery({ queryKey: ['read'], queryFn: send });
const submit = (send: Send) => sendWhenBusy(send);

test('a server that asks to come back in a moment is asked again, and the first failure is told', async () => {
  const { send, tries } = failing(busy(0), busy(0));
  let told = 0;
  expect(await sendWhenBusy(send, () => (told += 1))).toBe('stored');
  expect([tries(), told]).toEqual([3, 2]);
});

test('a read is asked for once more where the server asks to come back in a moment', async () => {
  const { send, tries } = failing(busy(0), busy(0));
  await expect(read(send)).rejects.toMatchObject({ status: 503 });
  expect(tries()).toBe(2);
});

describe.each([
  ['a submission', submit],
  ['a read', read],
])('%s', (_way, through) => {
  test.each([
    ['no answer', new CallError(0)],
    ['a fault', new CallError(500, { code: 'internal' })],
    ['busy for longer than three seconds', busy(4)],
    ['busy, and nobody says how long', new CallError(503, { code: 'unavailable' })],
    ['the 503 of a proxy', new CallError(503, { retryAfter: 0 })],
    ['too many calls', new CallError(429, { code: 'too_many', retryAfter: 1 })],
  ])('anything else fails at once: %s', async (_what, error) => {
    const { send, tries } = failing(error);
    await expect(through(send)).rejects.toBe(error);
    expect(tries()).toBe(1);
  });
});

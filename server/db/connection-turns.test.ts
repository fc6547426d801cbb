import { expect, test } from 'vitest';
import { createTurns } from './connection-turns.ts';

test('operator 8: no more have a turn than connections are open or may come about together, and each that opens lets one in', async () => {
  const turns = createTurns({ size: 8, queueTimeoutMs: 10_000 });
  turns.allow(2);
  const begun: number[] = [];
  const all = Array.from({ length: 12 }, async (_, place) => {
    const giveBack = await turns.take();
    begun.push(place);
    return giveBack;
  });
  const first = await Promise.all(all.slice(0, 2));
  expect([begun, turns.waiting()]).toEqual([[0, 1], 10]);
  turns.allow(3);
  await all[2];
  expect(begun).toEqual([0, 1, 2]);
  // What is given back goes over, whatever is allowed.
  first[0]?.();
  await all[3];
  expect(begun).toEqual([0, 1, 2, 3]);
  turns.allow(20);
  await all[8];
  expect([begun.length, turns.waiting()]).toEqual([9, 3]);
  // Eight are in use, of which none is given back twice.
  first[0]?.();
  expect(turns.waiting()).toBe(3);
  turns.refuseOlder(-1, () => new Error('no turn'));
  const last = await Promise.allSettled(all.slice(9));
  expect(last.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

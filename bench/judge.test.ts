import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, atMost, beside, fasterThan, mean, median, percentile } from './judge.ts';

const named = { group: 'group', name: 'name', unit: 'ms' };

test('a percentile is one of the values, with as many at or below it as it says', () => {
  const values = fc.array(fc.integer(), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (all, share) => {
      const found = percentile(all, share);
      expect(all).toContain(found);
      expect(all.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * all.length);
      expect(all.filter((value) => value < found).length).toBeLessThan(share * all.length);
    }),
  );
  expect([median([3, 1, 2]), mean([1, 2, 6]), percentile([5, 1], 0.99), percentile([], 0.5)]).toEqual([
    2,
    3,
    5,
    Number.NaN,
  ]);
});

test('limits are judged on the side that they are on', () => {
  expect([atMost(named, 25, 25).ok, atMost(named, 25.1, 25).ok, atMost(named, 1).ok]).toEqual([true, false, undefined]);
  expect([atLeast(named, 95, 95).ok, atLeast(named, 94, 95).ok]).toEqual([true, false]);
  expect(beside(named, { value: 60, peer: 100 }, 0.6)).toMatchObject({ ratio: 0.6, ok: true });
  expect(beside(named, { value: 59, peer: 100 }, 0.6).ok).toBe(false);
  expect(fasterThan(named, { value: 10, peer: 150 }, 15)).toMatchObject({ ratio: 15, ok: true });
  expect(fasterThan(named, { value: 11, peer: 150 }, 15).ok).toBe(false);
  expect(beside(named, { value: 1, peer: 2 })).not.toHaveProperty('ok');
});

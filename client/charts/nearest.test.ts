import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

test('finds a position that no other is closer than', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: -50, max: 1050 }),
      (unordered, x) => {
        const positions = unordered.toSorted((a, b) => a - b);
        const found = positions[nearestTo(positions, x)] ?? Number.NaN;
        expect(Math.abs(found - x)).toBe(Math.min(...positions.map((position) => Math.abs(position - x))));
      },
    ),
  );
});

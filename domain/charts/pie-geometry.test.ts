import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieGeometry } from './pie-geometry.ts';

test('slices keep their order and their shares', () => {
  const slices = pieGeometry([50, 25, 25, 0], 100);
  expect(slices.map((slice) => slice.share)).toEqual([0.5, 0.25, 0.25, 0]);
  expect(slices[0]?.centre.x).toBeGreaterThan(0);
  expect(slices[3]?.path).toBe('');
  expect(slices.map((slice) => slice.roomy)).toEqual([true, true, true, false]);
});

test('nothing to share out draws nothing', () => {
  expect(pieGeometry([0, 0, 0, 0], 100).map((slice) => slice.path)).toEqual(['', '', '', '']);
});

test('one slice is the whole circle', () => {
  const [slice] = pieGeometry([7], 100);
  expect(slice?.share).toBe(1);
  expect(slice?.path).not.toBe('');
});

test('shares add up and no path is broken', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 6 }), (values) => {
      const slices = pieGeometry(values, 80, 40);
      const whole = slices.reduce((sum, slice) => sum + slice.share, 0);
      expect(whole).toBeCloseTo(values.some((value) => value > 0) ? 1 : 0, 6);
      for (const slice of slices) expect(slice.path).not.toMatch(/NaN|Infinity/);
    }),
  );
});

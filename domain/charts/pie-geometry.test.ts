import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieGeometry } from './pie-geometry.ts';

test('slices keep their order and their shares', () => {
  const slices = pieGeometry([50, 25, 25, 0], 100, 50);
  expect(slices.map((slice) => slice.share)).toEqual([0.5, 0.25, 0.25, 0]);
  expect(slices[0]?.centre.x).toBeGreaterThan(0);
  expect(slices[3]?.path).toBe('');
  expect(slices.map((slice) => slice.roomy)).toEqual([true, true, true, false]);
});

test('nothing to share out draws nothing', () => {
  expect(pieGeometry([0, 0, 0, 0], 100, 50).map((slice) => slice.path)).toEqual(['', '', '', '']);
});

test('one slice is the whole ring', () => {
  const [slice] = pieGeometry([7], 100, 50);
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

test('a slice of a ring goes out along one edge and back along the other', () => {
  const [quarter] = pieGeometry([1, 3], 100, 50);
  expect(quarter?.path).toBe('M0,-100A100,100,0,0,1,100,0L50,0A50,50,0,0,0,0,-50Z');
});

test('the hole of a whole ring runs the other way round', () => {
  const [ring] = pieGeometry([7], 100, 50);
  expect(ring?.path.match(/A\d+,\d+,0,1,([01])/g)?.map((arc) => arc.at(-1))).toEqual(['1', '1', '0', '0']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale } from './linear-scale.ts';

test('the ends of the domain come to lie on those of the range', () => {
  const y = linearScale([0, 27], [200, 20]);
  expect([y(0), y(27), y(13.5)]).toEqual([200, 20, 110]);
});

test('a value beyond the domain goes on at the same slope', () => {
  expect(linearScale([0, 10], [0, 100])(12)).toBeCloseTo(120);
});

test('in a domain without extent everything lies in the middle', () => {
  expect(linearScale([4, 4], [0, 100])(4)).toBe(50);
});

test('what is larger never lies before what is smaller', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat({ max: 27 }), fc.nat({ max: 27 }), (start, width, one, other) => {
      const x = linearScale([0, 27], [start, start + width]);
      expect(x(Math.min(one, other))).toBeLessThanOrEqual(x(Math.max(one, other)));
    }),
  );
});

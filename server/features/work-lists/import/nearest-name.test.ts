import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from './nearest-name.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'ab', 1],
    ['ab', 'xaby', 2],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (from, to, distance) => {
    expect(editDistance(from, to, 5)).toBe(distance);
  });

  it('is the same in both directions, and never more than the longer text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (from, to) => {
        const distance = editDistance(from, to, 20);
        expect(distance).toBe(editDistance(to, from, 20));
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
        expect(distance === 0).toBe(from === to);
      }),
    );
  });
});

const names = ['bhubaneswar', 'balasore', 'education', 'public health'].map((nameKey) => ({ nameKey }));

it.each([
  ['bhubaneshwar', 'bhubaneswar'],
  ['edcation', 'education'],
  ['public helth', 'public health'],
  ['edu', 'education'],
  ['paris', undefined],
  ['', undefined],
])('the nearest of %j is %j', (key, nearest) => {
  expect(nearestName(key, names)?.nameKey).toBe(nearest);
});

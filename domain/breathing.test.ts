import { expect, test } from 'vitest';
import { breathingAt } from './breathing.ts';

test('the countdown goes down once per second and the phase changes at 0', () => {
  const shown = Array.from({ length: 15 }, (_, second) => {
    const { phase, remaining } = breathingAt(second * 1000);
    return `${phase} ${remaining}`;
  });
  expect(shown).toEqual([
    'inhale 4',
    'inhale 3',
    'inhale 2',
    'inhale 1',
    'hold 4',
    'hold 3',
    'hold 2',
    'hold 1',
    'exhale 6',
    'exhale 5',
    'exhale 4',
    'exhale 3',
    'exhale 2',
    'exhale 1',
    'inhale 4',
  ]);
});

test.each([
  [-5, 'inhale', 4],
  [999, 'inhale', 4],
  [1000, 'inhale', 3],
  [3999, 'inhale', 1],
  [7_999, 'hold', 1],
  [13_999, 'exhale', 1],
  [3_600_000, 'inhale', 2],
])('after %i ms it is %s with %i', (elapsed, phase, remaining) =>
  expect(breathingAt(elapsed)).toMatchObject({ phase, remaining }),
);

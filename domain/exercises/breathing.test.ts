import { expect, test } from 'vitest';
import { breathingAt, breathingLength } from './breathing.ts';

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

test.each([
  ['steady', 'inhale 4 full, exhale 6 empty, inhale 4 full, exhale 6 empty'],
  ['box', 'inhale 4 full, hold 4 full, exhale 4 empty, hold 4 empty'],
  ['calm', 'inhale 4 full, hold 4 full, exhale 6 empty, inhale 4 full'],
] as const)('%s goes %s', (pattern, expected) => {
  const phases: string[] = [];
  for (let second = 0; phases.length < 4; second += 1) {
    const { phase, passed, seconds, remaining, isFull } = breathingAt(second * 1000, pattern);
    if (remaining < seconds) continue;
    expect(passed).toBe(phases.length);
    phases.push(`${phase} ${seconds} ${isFull ? 'full' : 'empty'}`);
  }
  expect(phases.join(', ')).toBe(expected);
});

test.each([
  [1, 'calm', 70],
  [3, 'calm', 182],
  [5, 'calm', 308],
  [1, 'steady', 60],
  [5, 'steady', 300],
  [1, 'box', 64],
] as const)('%i minutes of %s end with a whole breath after %i seconds', (minutes, pattern, seconds) => {
  expect(breathingLength(minutes, pattern)).toBe(seconds);
  expect(breathingAt(seconds * 1000, pattern)).toMatchObject({ phase: 'inhale', remaining: 4 });
});

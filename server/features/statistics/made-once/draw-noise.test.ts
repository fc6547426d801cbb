import { expect, test } from 'vitest';
import { isLong } from '../../../test/long-form.ts';
import { drawNoise } from './draw-noise.ts';

const draws = isLong ? 200_000 : 40_000;

/** How often each number came, and what is to be expected within six standard errors. */
function isAsLikely(count: number, probability: number): boolean {
  return Math.abs(count - draws * probability) < 6 * Math.sqrt(draws * probability);
}

test.each([1, 2, 4])('chance with a scale of %d halves over it, on both sides of nothing', (scale) => {
  const ratio = 2 ** (-1 / scale);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const noise = drawNoise(scale);
    counts.set(noise, (counts.get(noise) ?? 0) + 1);
  }
  for (const steps of [-3 * scale, -scale, -1, 0, 1, scale, 3 * scale]) {
    const probability = ((1 - ratio) / (1 + ratio)) * ratio ** Math.abs(steps);
    expect(isAsLikely(counts.get(steps) ?? 0, probability), `${steps}`).toBe(true);
  }
  expect(Math.max(...counts.keys())).toBeGreaterThan(8 * scale);
});

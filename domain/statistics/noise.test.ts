import { expect, test } from 'vitest';
import { enoughInLevels, enoughToSayTookPart, noiseScales } from './noise.ts';
import { figureKinds } from './figure-kinds.ts';

/** The probabilities of values, by the value. */
type Spread = Map<number, number>;

const spreadOf = (scale: number): Spread => {
  const ratio = 2 ** (-1 / scale);
  const far = 50 * scale;
  const steps = Array.from({ length: 2 * far + 1 }, (_, place) => place - far);
  return new Map(steps.map((step) => [step, ((1 - ratio) / (1 + ratio)) * ratio ** Math.abs(step)]));
};

function added(one: Spread, other: Spread): Spread {
  const sums: Spread = new Map();
  for (const [a, p] of one)
    for (const [b, q] of other) if (p * q > 1e-16) sums.set(a + b, (sums.get(a + b) ?? 0) + p * q);
  return sums;
}

const chanceOf = (spread: Spread, holds: (value: number) => boolean) =>
  [...spread].reduce((sum, [value, probability]) => sum + (holds(value) ? probability : 0), 0);

test('a smallest level of fewer people is lifted to what is shown less than once in 100 times, of one block and of many', () => {
  const one = spreadOf(noiseScales.smallest);
  let sum = one;
  for (let blocks = 1; blocks <= 14; blocks += 1) {
    // As many as there may be without any block having enough: one fewer in all.
    const fewest = blocks * 5 - 1;
    const lifted = chanceOf(sum, (noise) => fewest + noise >= enoughInLevels(blocks, 5));
    expect(lifted, `${blocks}`).toBeLessThan(0.01);
    if (blocks < 14) sum = added(sum, one);
  }
});

test('fewer who took part are said to be some less than once in 100 times', () => {
  const lifted = chanceOf(spreadOf(noiseScales.answered), (noise) => 4 + noise >= enoughToSayTookPart(5));
  expect(figureKinds.length * lifted).toBeLessThan(0.01);
});

/** In quarters of a bit, how much likelier a number is with one person more in it, where it is so. */
function evidenceOf(scale: number): Spread {
  const found: Spread = new Map();
  for (const [noise, probability] of spreadOf(scale)) {
    const quarters = (4 / scale) * (Math.abs(noise + 1) - Math.abs(noise));
    found.set(quarters, (found.get(quarters) ?? 0) + probability);
  }
  return found;
}

/** What the best of all guessers, who knows everyone else and every stored number, gets right of 100, by blocks: SECURITY.md says it. */
const rightOf100 = { 1: 65, 3: 75, 13: 92 } as const;

test('what the best of guessers is said to get right is what follows from the numbers, for a block, for three and for a year', () => {
  const all = [
    noiseScales.tookPart,
    noiseScales.smallest,
    ...figureKinds.flatMap(() => [noiseScales.answered, noiseScales.raised]),
  ];
  // All that is known of a person in a block is in these: together they change the odds by two to the power of this.
  expect(all.reduce((bits, scale) => bits + 1 / scale, 0)).toBe(3);
  const block = all.map(evidenceOf).reduce(added);
  let sum = block;
  for (let blocks = 1; blocks <= 13; blocks += 1) {
    const right = chanceOf(sum, (bits) => bits > 0) + chanceOf(sum, (bits) => bits === 0) / 2;
    const said = Object.entries(rightOf100).find(([count]) => Number(count) === blocks)?.[1];
    if (said !== undefined) expect(Math.round(right * 100), `${blocks}`).toBe(said);
    if (blocks < 13) sum = added(sum, block);
  }
});

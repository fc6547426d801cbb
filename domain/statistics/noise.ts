/**
 * How far chance moves each number of a block: k with a probability in proportion to 2^(-|k| / scale). One person more or
 * less in a number changes the odds of a guess by 2^(1 / scale) at most.
 */
export const noiseScales = {
  /** People who took part in anything. */
  tookPart: 4,
  /** Who answered, of each kind. */
  answered: 4,
  /** Who is at a moderate or severe level, or sad or angry, of each kind. */
  raised: 2,
  /** The smallest of all levels of kinds in use: it decides whether levels are shown, and is shown itself nowhere. */
  smallest: 2,
} as const;

/** Of one number. */
export function varianceOf(scale: number): number {
  const ratio = 2 ** (-1 / scale);
  return (2 * ratio) / (1 - ratio) ** 2;
}

/** What is said as 'give or take': 19 of 20 times the true number is as near. */
export function giveOrTake(variance: number): number {
  return 2 * Math.sqrt(variance);
}

/**
 * How far above the least number of people the smallest level of a block has to be read, so that chance lifts a smaller
 * one there less than once in 100 times. Of several blocks added up it grows with the root of their number.
 */
const smallestMargin = 11;

/** The same of those who took part, who are no fewer than those who answered anything: the most of three numbers. */
const tookPartMargin = 29;

/**
 * From so many answers on a kind is in use. What no one answers, or hardly anyone, is left out of the smallest level: else
 * one questionnaire that is turned off would hide the others. Blocks that are made already rest on it.
 */
export const fewestInUse = 28;

export function enoughInLevels(blocks: number, least: number): number {
  return blocks * least + Math.ceil(smallestMargin * Math.sqrt(blocks));
}

export function enoughToSayTookPart(least: number): number {
  return least + tookPartMargin;
}

import { instruments } from '../instruments/instrument.ts';
import type { InstrumentType } from '../instruments/instrument.ts';

/**
 * What is known of the chance in protected figures. A number of people is off by k with the probability (1/3) * 2^-|k|:
 * whoever knows all others finds a person in it at most twice as likely as before.
 */
export const ratio = 1 / 2;

/** Of a number with this ratio from one step to the next. */
export function varianceOf(ratioOfSteps: number): number {
  return (2 * ratioOfSteps) / (1 - ratioOfSteps) ** 2;
}

/** Of one number of people. */
export const cellVariance = varianceOf(ratio);

/** What a score may be away from the middle of its range, in half points: whole numbers. */
export function reachOf(type: InstrumentType): number {
  const [smallest, largest] = instruments[type].range;
  return largest - smallest;
}

/** From one half point of a sum to the next: over one person's whole reach the odds at most double. */
export function sumRatio(type: InstrumentType): number {
  return ratio ** (1 / reachOf(type));
}

/** What is said as 'give or take': 19 of 20 times the true number is as near. */
export function giveOrTake(variance: number): number {
  return 2 * Math.sqrt(variance);
}

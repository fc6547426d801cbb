export type BreathingPhase = 'inhale' | 'hold' | 'exhale';

/** The specification's cycle, in whole seconds. */
export const breathingCycle: readonly { phase: BreathingPhase; seconds: number }[] = [
  { phase: 'inhale', seconds: 4 },
  { phase: 'hold', seconds: 4 },
  { phase: 'exhale', seconds: 6 },
];

export type BreathingMoment = {
  phase: BreathingPhase;
  /** Length of the phase. */
  seconds: number;
  /** What the countdown shows, from `seconds` down to 1; at 0 the next phase has begun. */
  remaining: number;
};

const cycleSeconds = breathingCycle.reduce((sum, { seconds }) => sum + seconds, 0);

/** Where the breath is some milliseconds after the start: counted from the clock, so that late ticks do not add up. */
export function breathingAt(elapsed: number): BreathingMoment {
  let second = Math.floor(Math.max(0, elapsed) / 1000) % cycleSeconds;
  for (const { phase, seconds } of breathingCycle) {
    if (second < seconds) return { phase, seconds, remaining: seconds - second };
    second -= seconds;
  }
  throw new RangeError('A second past the end of the cycle');
}

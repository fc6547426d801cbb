export type BreathingPhase = 'inhale' | 'hold' | 'exhale';

type BreathingStep = { phase: BreathingPhase; seconds: number };

/** In whole seconds. `calm` is the specification's cycle; `steady` has no hold. */
export const breathingPatterns = {
  calm: [
    { phase: 'inhale', seconds: 4 },
    { phase: 'hold', seconds: 4 },
    { phase: 'exhale', seconds: 6 },
  ],
  steady: [
    { phase: 'inhale', seconds: 4 },
    { phase: 'exhale', seconds: 6 },
  ],
  box: [
    { phase: 'inhale', seconds: 4 },
    { phase: 'hold', seconds: 4 },
    { phase: 'exhale', seconds: 4 },
    { phase: 'hold', seconds: 4 },
  ],
} as const satisfies Record<string, readonly BreathingStep[]>;

export type BreathingPattern = keyof typeof breathingPatterns;

export type BreathingMoment = {
  phase: BreathingPhase;
  /** How many phases have passed since the start: 0 in the first. */
  passed: number;
  /** Length of the phase. */
  seconds: number;
  /** What the countdown shows, from `seconds` down to 1; at 0 the next phase has begun. */
  remaining: number;
  /** The breath is in at the end of the phase. */
  isFull: boolean;
};

/** Where the breath is some milliseconds after the start: counted from the clock, so that late ticks do not add up. */
export function breathingAt(elapsed: number, pattern: BreathingPattern = 'calm'): BreathingMoment {
  const steps: readonly BreathingStep[] = breathingPatterns[pattern];
  const length = secondsOf(pattern);
  const whole = Math.floor(Math.max(0, elapsed) / 1000);
  let second = whole % length;
  for (const [index, { phase, seconds }] of steps.entries()) {
    if (second < seconds) {
      const passed = Math.floor(whole / length) * steps.length + index;
      const breath = phase === 'hold' ? steps[index - 1]?.phase : phase;
      return { phase, passed, seconds, remaining: seconds - second, isFull: breath === 'inhale' };
    }
    second -= seconds;
  }
  throw new RangeError('A second past the end of the cycle');
}

/** After how many seconds an exercise of some minutes ends: with the breath that is under way when they are over. */
export function breathingLength(minutes: number, pattern: BreathingPattern): number {
  const cycle = secondsOf(pattern);
  return Math.ceil((minutes * 60) / cycle) * cycle;
}

function secondsOf(pattern: BreathingPattern): number {
  return breathingPatterns[pattern].reduce((sum, { seconds }) => sum + seconds, 0);
}

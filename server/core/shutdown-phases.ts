/**
 * How a stop goes on: for a while calls are still taken, then what has begun may finish, then there is a hurry, and at
 * last the process ends whatever hangs.
 */
export interface ShutdownPhases {
  /** Milliseconds for which calls are still taken, so that who balances can notice. */
  pauseMs: number;
  /** Aborted when that is over. */
  pauseOver: AbortSignal;
  /** Aborted when what is still under way is to be cut off. */
  hurry: AbortSignal;
}

/** Milliseconds for what has begun, and then for what hangs: together less than the ten seconds that are promised. */
const [patience, lastChance] = [7000, 2600];

export interface RunningStop extends ShutdownPhases {
  /** Ends the pause and the patience at once. */
  hurryNow(): void;
}

/** Begins now. `onLate` is called when the last chance is over, and must end the process. */
export function beginStop(pauseMs: number, onLate: () => void): RunningStop {
  const pauseOver = new AbortController();
  const hurry = new AbortController();
  const after = (ms: number, then: () => void) => void setTimeout(then, ms).unref();
  pauseOver.signal.addEventListener('abort', () => after(patience, () => hurry.abort()), { once: true });
  hurry.signal.addEventListener('abort', () => after(lastChance, onLate), { once: true });
  // Even without a pause, not at once: who listens for the signals does so in a moment.
  after(pauseMs, () => pauseOver.abort());
  const hurryNow = () => {
    pauseOver.abort();
    hurry.abort();
  };
  return { pauseMs, pauseOver: pauseOver.signal, hurry: hurry.signal, hurryNow };
}

/** Without a pause and without a last chance: for the parts of a start that failed. */
export function stopWithin(ms: number): ShutdownPhases {
  return { pauseMs: 0, pauseOver: AbortSignal.abort(), hurry: AbortSignal.timeout(ms) };
}

/** Returns when it is aborted, at once where it is. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

import { AppError } from './app-error.ts';

interface SlotLimits {
  /** How many pieces of work run at the same time in this process. */
  atOnce: number;
  /** How many may wait. More would only be answered after their callers have given up. */
  longestQueue: number;
}

/** Runs heavy work when its turn comes. Throws `unavailable` (503) where too many wait already. */
export type RunInSlot = <T>(work: () => Promise<T>) => Promise<T>;

/** Keeps one kind of heavy work from starving the rest. */
export function createSlots({ atOnce, longestQueue }: SlotLimits): RunInSlot {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longestQueue) throw new AppError('unavailable', { retryAfter: 5 });
    // Whoever ends hands its slot over, so `running` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

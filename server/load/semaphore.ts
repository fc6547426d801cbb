import { AppError } from '../app-error.ts';
import { watchSlots } from '../metrics/slot-figures.ts';

interface SemaphoreLimits {
  /** Names the work among the figures. */
  work: string;
  /** How many pieces of work run at the same time in this process. */
  atOnce: number;
  /** How many may wait. More would only be answered after their callers have given up. */
  longestQueue: number;
  /** Milliseconds after which one that waited is refused when its turn comes: its caller has gone by then. */
  longestWaitMs?: number;
}

/** Runs heavy work when its turn comes. Throws `unavailable` (503) where too many wait already. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
  since: number;
  resolve: () => void;
  reject: (refusal: AppError) => void;
}

/** Keeps one kind of heavy work from starving the rest. */
export function createSemaphore({
  work: name,
  atOnce,
  longestQueue,
  longestWaitMs = 10_000,
}: SemaphoreLimits): Semaphore {
  let running = 0;
  const waiting: Waiting[] = [];
  const { refused } = watchSlots(name, () => ({ atOnce, running, waiting: waiting.length }));
  /** Whoever ends hands its slot over, so that `running` stays as it is. */
  function handOver(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (performance.now() - next.since <= longestWaitMs) return next.resolve();
      refused();
      next.reject(new AppError('unavailable', { retryAfter: 5 }));
    }
    running -= 1;
  }
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longestQueue) {
      refused();
      throw new AppError('unavailable', { retryAfter: 5 });
    } else await new Promise<void>((resolve, reject) => waiting.push({ since: performance.now(), resolve, reject }));
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}

import Counter from 'prom-client/lib/counter.js';
import { AppError } from '../core/app-error.ts';
import { gauge, registry } from '../observability/metrics/registry.ts';

interface SemaphoreLimits {
  /** Names the work among the figures. */
  work: string;
  /** How many pieces of work run at the same time in this process. */
  atOnce: number;
  /** How many may wait. More would only be answered after their callers have given up, or take too much memory. */
  longestQueue: number;
  /**
   * Milliseconds that one piece takes, until it is measured. Where it is given, no more may wait than will have their turn
   * within `estimated.longestWaitMs`.
   */
  usualMs?: number;
}

/** After so many milliseconds one that waited is refused when its turn comes: its caller has gone by then. */
export const patience = { longestWaitMs: 10_000 };

/** What is short and many: who is let in by an estimate has a turn, as long as the page waits for an answer (30 seconds). */
const estimated = { longestWaitMs: 25_000, patienceMs: 30_000 };

/**
 * Runs heavy work when its turn comes. Throws `unavailable` (503) where too many wait already, but never for what is
 * `patient`: work in the background, for which no one waits.
 */
export type Semaphore = <T>(work: () => Promise<T>, wish?: { patient: boolean }) => Promise<T>;

interface Waiting {
  since: number;
  resolve: () => void;
  reject: (refusal: AppError) => void;
}

/** Keeps one kind of heavy work from starving the rest. */
export function createSemaphore({ work: name, atOnce, longestQueue, usualMs }: SemaphoreLimits): Semaphore {
  let running = 0;
  let measuredMs = usualMs ?? 0;
  const waiting: Waiting[] = [];
  const { refused } = watchSlots(name, () => ({ atOnce, running, waiting: waiting.length }));
  /** Milliseconds until one more would have its turn. */
  const waitMs = () => ((waiting.length + 1) * measuredMs) / atOnce;
  /** To come again makes sense when those that wait now are through. */
  const refusal = () => {
    refused();
    const seconds = usualMs === undefined ? 5 : Math.max(1, Math.ceil(waitMs() / 1000));
    return new AppError('unavailable', { retryAfter: seconds });
  };
  /** A holder that ends hands its slot over, so that `running` stays as it is. */
  function handOver(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const patienceMs = usualMs === undefined ? patience.longestWaitMs : estimated.patienceMs;
      if (performance.now() - next.since <= patienceMs) return next.resolve();
      next.reject(refusal());
    }
    running -= 1;
  }
  return async (work, { patient } = { patient: false }) => {
    const isFull = () => waiting.length >= longestQueue || waitMs() > estimated.longestWaitMs;
    const since = patient ? Infinity : performance.now();
    if (running < atOnce) running += 1;
    else if (!patient && isFull()) throw refusal();
    else await new Promise<void>((resolve, reject) => waiting.push({ since, resolve, reject }));
    const begun = performance.now();
    try {
      return await work();
    } finally {
      // The last dozens count: the first of a process takes several times as long as others.
      if (usualMs !== undefined) measuredMs += (performance.now() - begun - measuredMs) / 20;
      handOver();
    }
  };
}

interface Slots {
  atOnce: number;
  running: number;
  waiting: number;
}

const known = new Map<string, () => Slots>();

const refusals = new Counter({
  name: 'evenkeel_slots_refused_total',
  help: 'Heavy work that was refused, because too much of its kind waited.',
  labelNames: ['work'],
  registers: [registry],
});

function slotGauge(name: string, help: string, pick: (slots: Slots) => number): void {
  gauge({ name, help, labels: ['work'] }, () => [...known].map(([work, read]) => [[work], pick(read())]));
}
slotGauge('evenkeel_slots', 'How much heavy work of a kind runs at once at most.', ({ atOnce }) => atOnce);
slotGauge('evenkeel_slots_used', 'How much of it runs now.', ({ running }) => running);
slotGauge('evenkeel_slots_waiting', 'How much of it waits for its turn.', ({ waiting }) => waiting);

/** A later one of the same name takes the place of an earlier one. */
function watchSlots(work: string, read: () => Slots): { refused(): void } {
  known.set(work, read);
  return { refused: () => refusals.inc({ work }) };
}

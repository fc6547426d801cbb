import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import Counter from 'prom-client/lib/counter.js';
import { describeFault } from '../core/fault-description.ts';
import type { Log } from '../observability/log/log.ts';
import { gauge, registry } from '../observability/metrics/registry.ts';

export interface PeriodicJob {
  /** Runs it once more after this many milliseconds, without waiting for its next turn. */
  wake(afterMs: number): void;
  /** No further runs; waits for the one under way. */
  stop(): Promise<void>;
}

interface JobOptions {
  /** Names it in the log. */
  name: string;
  /** Milliseconds between the end of a run and the next, up to a tenth more: processes do not march in step. */
  everyMs: number;
  /** Milliseconds after a run that failed, where that is longer. */
  afterFaultMs?: number;
  /** Milliseconds until the first of them, where that is sooner. */
  firstAfterMs?: number;
  /** `stopping` is aborted when no more is to be begun. */
  work: (stopping: AbortSignal) => Promise<unknown>;
  log: Log;
}

/** What a part of the server does again and again. Any number of processes may do so on one database. */
export interface Job<Context> extends Omit<JobOptions, 'work' | 'log'> {
  work: (context: Context, stopping: AbortSignal) => Promise<unknown>;
}

/** Minutes between two turns of what is removed by itself. */
export const housekeepingMinutes = 10;

export function startJob<Context extends { log: Log }>(job: Job<Context>, context: Context): PeriodicJob {
  return startPeriodicJob({ ...job, work: (stopping) => job.work(context, stopping), log: context.log });
}

/** Repeats some work, never two runs at once. A failed run leaves one line in the log and the next one comes all the same. */
export function startPeriodicJob({
  name,
  everyMs,
  afterFaultMs = everyMs,
  firstAfterMs,
  work,
  log,
}: JobOptions): PeriodicJob {
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  const stopping = new AbortController();

  const nextTurn = (afterMs: number) => afterMs + randomInt(Math.ceil(afterMs / 10));

  function plan(afterMs: number): void {
    const at = performance.now() + afterMs;
    if (stopping.signal.aborted || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(run, afterMs);
  }

  // What wakes it may be a call: neither this turn nor those that it plans are part of that.
  const run = AsyncLocalStorage.bind(() => {
    dueAt = Infinity;
    last = last.then(workOnce);
  });

  async function workOnce(): Promise<void> {
    if (stopping.signal.aborted) return;
    let restMs = everyMs;
    try {
      await work(stopping.signal);
      countJob(name, 'done');
    } catch (error) {
      restMs = afterFaultMs;
      countJob(name, 'failed');
      log.error({ event: 'job_failed', job: name, fault: describeFault(error) });
    }
    plan(nextTurn(restMs));
  }

  // One that fails from its very beginning is missed after a while, too.
  noteSuccess(name);
  plan(firstAfterMs ?? nextTurn(everyMs));
  return {
    wake: plan,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await last;
    },
  };
}

const runs = new Counter({
  name: 'evenkeel_job_runs_total',
  help: 'Runs of a background job, by how they ended.',
  // Not "job": that is Prometheus’s own word for what it asks.
  labelNames: ['task', 'outcome'],
  registers: [registry],
});

const lastSuccess = new Map<string, number>();

gauge(
  {
    name: 'evenkeel_job_last_success_timestamp_seconds',
    help: 'When a background job has last done its work in any process, or was started.',
    labels: ['task'],
    across: 'max',
  },
  () => [...lastSuccess].map(([job, at]) => [[job], at]),
);

function countJob(job: string, outcome: 'done' | 'failed'): void {
  runs.inc({ task: job, outcome });
  if (outcome === 'done') noteSuccess(job);
}

function noteSuccess(job: string): void {
  lastSuccess.set(job, Date.now() / 1000);
}

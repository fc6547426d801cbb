import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import type { PoolTarget } from '../../db/connect.ts';
import { describeFault } from '../../core/fault-description.ts';
import type { Log } from '../../observability/log/log.ts';
import { StartFault } from '../../core/start-steps.ts';
import type { Shutdown } from '../shutdown.ts';
import { untilAborted } from '../../core/shutdown-phases.ts';
import type { ShutdownPhases } from '../../core/shutdown-phases.ts';
import type { Order, Report } from './orders.ts';

interface WorkersOptions {
  config: Config;
  target: PoolTarget;
  log: Log;
  /** Aborted when a stop is wanted while the start is still under way. */
  stopping: AbortSignal;
}

/** Milliseconds before a worker that ended is replaced; doubled for each that ends young, up to the longest. */
const [shortestPause, longestPause] = [100, 10_000];

/** Milliseconds of life after which an end starts a new count of failures. */
const matureAge = 60_000;

/** Milliseconds for a worker to cut off what hangs. */
const longestHurry = 500;

/**
 * Starts the processes that serve, on one port. One that ends is replaced; nothing is lost with it but the calls it was
 * answering. Returns the address when all of them listen.
 */
export async function startWorkers(
  { config, target, log, stopping }: WorkersOptions,
  shutdown: Shutdown,
): Promise<string> {
  // Handed out by this process, a connection that comes while the workers close would hang until all has ended.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    args: [],
    serialization: 'advanced',
  });
  const living = new Set<Worker>();
  let isStopping = false;
  let youngEnds = 0;
  let replacement: NodeJS.Timeout | undefined;

  async function begin(): Promise<string> {
    const bornAt = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const tryAgain = () => {
      if (isStopping) return;
      youngEnds = performance.now() - bornAt < matureAge ? youngEnds + 1 : 0;
      replace();
    };
    const worker = fork(tryAgain);
    living.add(worker);
    worker.on('message', (report: Report) => {
      if (report.report === 'ready') resolve(report.address);
      else if (report.report === 'fault') reject(new StartFault(report.sentence));
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      living.delete(worker);
      reject(new Error(`a worker ended with ${signal ?? code} before it was ready`));
      if (!isStopping) log.error({ event: 'worker_ended', worker: worker.process.pid, code, signal });
      tryAgain();
    });
    // One that never was has no exit; without a listener its fault would end this process, and all the others.
    worker.on('error', (error) => {
      if (worker.process.pid !== undefined || !living.delete(worker)) return;
      reject(error);
      tryAgain();
    });
    tell(worker, { order: 'serve', config, target });
    return promise;
  }

  function replace(): void {
    if (isStopping) return;
    const pause = Math.min(longestPause, shortestPause * 2 ** Math.max(0, youngEnds - 1));
    clearTimeout(replacement);
    replacement = setTimeout(() => {
      const missing = config.workers - living.size;
      for (let count = 0; count < missing; count += 1) {
        // Its end brings the next try.
        begin().catch((error: unknown) => log.error({ event: 'worker_not_started', fault: describeFault(error) }));
      }
    }, pause);
  }

  async function stop({ pauseMs, hurry }: ShutdownPhases): Promise<void> {
    isStopping = true;
    clearTimeout(replacement);
    const ends = [...living].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    const order = (given: Order) => living.forEach((worker) => tell(worker, given));
    order({ order: 'stop', pauseMs });
    void cutOff();
    await Promise.all(ends);

    async function cutOff(): Promise<void> {
      await untilAborted(hurry);
      order({ order: 'hurry' });
      await wait(longestHurry);
      // One that hangs would outlive us, and keep the port.
      for (const worker of living) worker.process.kill('SIGKILL');
    }
  }

  shutdown.add('workers', stop);
  const started = Promise.all(Array.from({ length: config.workers }, begin));
  // A start that fails stops all of them: none is to be replaced meanwhile.
  started.catch(() => (isStopping = true));
  const [address = ''] = await started;
  stopping.throwIfAborted();
  return address;
}

/** Where the system has no room for one more process it says so at once, or by an event of the worker. */
function fork(tryAgain: () => void): Worker {
  try {
    return cluster.fork();
  } catch (error) {
    tryAgain();
    throw error;
  }
}

/** A worker that is ending can no longer be told anything, and need not. */
function tell(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order, () => undefined);
}

/** One of several processes that serve. The supervisor (`start-workers.ts`) gives the settings and says when to stop. */
import { readDatabaseClock } from '../../db/database-clock.ts';
import { codeOf } from '../../core/error-code.ts';
import { describeFault, isDatabaseAway } from '../../core/fault-description.ts';
import { forLongWork } from '../../db/pooled-database.ts';
import { createLog } from '../../observability/log/log.ts';
import type { Log } from '../../observability/log/log.ts';
import { openApplicationPool } from '../prepare-database.ts';
import { loadCipher } from '../../security/encryption/load-cipher.ts';
import { serve } from '../serve.ts';
import { StartFault } from '../../core/start-steps.ts';
import { createShutdown } from '../shutdown.ts';
import type { Shutdown } from '../shutdown.ts';
import { beginStop } from '../../core/shutdown-phases.ts';
import type { RunningStop } from '../../core/shutdown-phases.ts';
import type { Order, Report } from './orders.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Ctrl-C reaches the whole group, a service manager may signal every process: when to stop, the supervisor says.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const stopping = new AbortController();
let phases: RunningStop | undefined;
let stop = (code: 0 | 1, _pauseMs?: number): void => process.exit(code);

process.on('message', (order: Order) => {
  if (order.order === 'serve') void start(order);
  else if (order.order === 'stop') stop(0, order.pauseMs);
  // Questions about figures come this way, too.
  else if (order.order === 'hurry') phases?.hurryNow();
});

function report(given: Report): void {
  process.send?.(given);
}

async function start(order: Extract<Order, { order: 'serve' }>): Promise<void> {
  const log = createLog(order.config);
  const shutdown = createShutdown(log);
  stop = (code, pauseMs = 0) => {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
    if (phases) return;
    phases = beginStop(pauseMs, () => process.exit());
    void stopInOrder(phases);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  const started = serveAsOrdered(order, log, shutdown);
  try {
    report({ report: 'ready', address: await started });
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (error instanceof StartFault) report({ report: 'fault', sentence: error.message });
    // A database that recovers from a crash: the supervisor tries again.
    else if (error instanceof Error && isDatabaseAway(error))
      log.warn({ event: 'database_away', fault: describeFault(error) });
    else log.fatal({ event: 'worker_failed', fault: describeFault(error) });
    stop(1);
  }

  async function stopInOrder(to: RunningStop): Promise<void> {
    stopping.abort();
    // A start that is still under way would miss the pool, and would begin what nothing ends.
    await started.catch(() => undefined);
    await shutdown.run(to);
    process.exit();
  }

  function crash(error: unknown): void {
    // The supervisor was killed: its channel breaks before Node sees that it is closed. A living one logs this end.
    if (codeOf(error) === 'EPIPE') process.exit(1);
    if (!stopping.signal.aborted) log.fatal({ event: 'crashed', fault: describeFault(error) });
    stop(1);
  }
}

/** Returns the address at which this machine reaches it. Throws where a stop is wanted before it serves. */
async function serveAsOrdered(
  { config, target }: Extract<Order, { order: 'serve' }>,
  log: Log,
  shutdown: Shutdown,
): Promise<string> {
  const { db, queue, close } = openApplicationPool(target, config, log);
  shutdown.add('pool', close);
  const now = () => new Date();
  const { cipher } = await loadCipher({ db: forLongWork(db), config, now });
  stopping.signal.throwIfAborted();
  const databaseNow = () => readDatabaseClock(db);
  return serve({ db, queue, config, log, cipher, now, databaseNow }, shutdown);
}

/** One of several processes that serve. The supervisor (`start-workers.ts`) gives the settings and says when to stop. */
import { readDatabaseClock } from '../../db/database-clock.ts';
import { describeFault, isDatabaseAway } from '../../http/fault-description.ts';
import { createLog } from '../../log/log.ts';
import type { Log } from '../../log/log.ts';
import { openApplicationPool } from '../prepare-database.ts';
import { loadCipher } from '../../encryption/load-cipher.ts';
import { serve } from '../serve.ts';
import { StartFault } from '../start-fault.ts';
import { createShutdown } from '../shutdown.ts';
import type { Shutdown } from '../shutdown.ts';
import type { Order, Report } from './orders.ts';

/** Milliseconds for the calls under way when the worker stops. */
const patience = 10_000;

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Ctrl-C reaches the whole group, a service manager may signal every process: when to stop, the supervisor says.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const stopping = new AbortController();
const hurry = new AbortController();
let stop = (code: 0 | 1): void => process.exit(code);

process.on('message', (order: Order) => {
  if (order.order === 'serve') void start(order);
  else if (order.order === 'stop') stop(0);
  else if (order.order === 'hurry') hurry.abort();
});

function report(given: Report): void {
  process.send?.(given);
}

async function start(order: Extract<Order, { order: 'serve' }>): Promise<void> {
  const log = createLog(order.config);
  const shutdown = createShutdown(log);
  stop = (code) => void stopInOrder(code);
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

  async function stopInOrder(code: 0 | 1): Promise<void> {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => hurry.abort(), patience).unref();
    // A start that is still under way would miss the pool, and would begin what nothing ends.
    await started.catch(() => undefined);
    await shutdown.run(hurry.signal);
    process.exit();
  }

  function crash(error: unknown): void {
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
  const { cipher } = await loadCipher({ db, config, now });
  stopping.signal.throwIfAborted();
  const databaseNow = () => readDatabaseClock(db);
  return serve({ db, queue, config, log, cipher, now, databaseNow }, shutdown);
}

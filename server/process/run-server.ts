import { dailyBackup } from '../operations/backup/daily-backup.ts';
import type { Config } from '../config/config.ts';
import { startJob } from '../jobs/periodic-job.ts';
import { gatherFromWorkers, gatherMetrics } from '../observability/metrics/exchange.ts';
import { serveMetrics } from '../observability/metrics/serve-metrics.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { PrepareOptions } from './prepare-database.ts';
import { serve } from './serve.ts';
import { createShutdown } from './shutdown.ts';
import type { Shutdown } from './shutdown.ts';
import { stopWithin } from '../core/shutdown-phases.ts';
import { startWorkers } from './workers/start-workers.ts';

/** Milliseconds for the parts of a start that failed to end by themselves. */
const patience = 5000;

export interface RunningServer {
  /** Where it is reached on this machine. */
  address: string;
  /** Ends what is running, the youngest first; see `Shutdown`. */
  stop: Shutdown['run'];
}

/**
 * Starts everything: database, tables, first admin, jobs, and the server on its port, in this process or in as many
 * workers as were asked for. What was started is stopped again before a fault is thrown: a StartFault with a sentence for
 * the operator where the reason is known.
 */
export async function runServer(config: Config, options: PrepareOptions): Promise<RunningServer> {
  const shutdown = createShutdown(options.log);
  try {
    return await startAll(config, options, shutdown);
  } catch (error) {
    await shutdown.run(stopWithin(patience));
    throw error;
  }
}

async function startAll(config: Config, options: PrepareOptions, shutdown: Shutdown): Promise<RunningServer> {
  const { needs, queue, target, announce } = await prepareDatabase(config, options, shutdown);
  // Before the first of them, which may be asked at once.
  const gather = config.workers === 1 ? gatherMetrics : gatherFromWorkers();
  if (config.backupDir !== undefined) shutdown.add('daily backup', startJob(dailyBackup, { ...needs, target }).stop);
  // Before it serves, so that it says `starting`, and at the end that it no longer takes calls.
  if (config.metricsPort !== undefined) shutdown.add('metrics', await serveMetrics(config, gather));
  const address =
    config.workers === 1
      ? await serve({ ...needs, queue }, shutdown)
      : await startWorkers({ config, target, ...options }, shutdown);
  await announce({ address });
  // First of all, and not waited for: the database may be silent.
  shutdown.add('announcement', async () => void announce({ isStopping: true }).catch(() => undefined));
  return { address, stop: shutdown.run };
}

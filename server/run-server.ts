import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { localAddress } from './config.ts';
import type { Config } from './config.ts';
import { openPool } from './db/connect.ts';
import type { OpenPool } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import type { Embedded } from './db/embedded.ts';
import { overwriteLog } from './db/embedded/overwrite-log.ts';
import { migrate } from './db/migrate.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.ts';
import type { FirstAdmin } from './features/auth/first-admin.ts';
import { startResetMailer } from './features/auth/reset-mailer.ts';
import { openMailer } from './features/mail/mailer.ts';
import { startPushSender } from './features/push/push-sender.ts';
import { startMakingFigures } from './group-figures/make-figures.ts';
import { startHousekeeping } from './housekeeping.ts';
import { asListenFault, asDatabaseUrlFault } from './known-start-faults.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import type { OnStep } from './step.ts';
import { openSealer, startFollowingKeys } from './sealing/open-sealer.ts';
import { sealEarlier } from './sealing/seal-earlier.ts';
import { makeTeardown } from './teardown.ts';
import type { Teardown } from './teardown.ts';

/** Milliseconds for the parts of a start that failed to end by themselves. */
const patience = 5000;

export interface RunOptions {
  log: Log;
  onStep: OnStep;
  /** Called at once when the start has made the file with the data key: nothing may keep its operator from a copy. */
  onKeyMade: (path: string) => void;
  /** Called when the embedded database was lost for good while running. */
  onLost: (fault: Error) => void;
  /** Aborted when a stop is wanted while the start is still under way. */
  stopping: AbortSignal;
}

export interface RunningServer {
  /** Where it is reached on this machine. */
  address: string;
  /** Only where this start has made one. */
  firstAdmin: FirstAdmin | undefined;
  /** Ends what is running, the youngest first; see `Teardown`. */
  stop: Teardown['run'];
}

/**
 * Starts everything: database, tables, first admin, jobs, and the server on its port. What was started is stopped again
 * before a fault is thrown: a StartFault with a sentence for the operator where the reason is known.
 */
export async function runServer(config: Config, options: RunOptions): Promise<RunningServer> {
  const teardown = makeTeardown(options.log);
  try {
    return await startAll(config, options, teardown);
  } catch (error) {
    await teardown.run(AbortSignal.timeout(patience));
    throw error;
  }
}

async function startAll(
  config: Config,
  { log, onStep, onKeyMade, onLost, stopping }: RunOptions,
  teardown: Teardown,
): Promise<RunningServer> {
  const embedded = config.databaseUrl === undefined ? await startDatabase() : undefined;
  stopping.throwIfAborted();

  const { db, pool, close: closePool } = openApplicationPool(config, embedded, log);
  teardown.add('pool', closePool);
  await migrate(pool, { onStep }).catch((error: unknown) => {
    throw embedded ? error : asDatabaseUrlFault(error);
  });
  stopping.throwIfAborted();

  const now = () => new Date();
  const { sealer, madeFile } = await openSealer({ db, config, now });
  if (madeFile !== undefined) onKeyMade(madeFile);
  stopping.throwIfAborted();
  const clearLog = embedded && (() => overwriteLog(embedded.superuser));
  await sealEarlier({ db, sealer }, { onStep, stopping, clearLog });
  stopping.throwIfAborted();

  const needs = { db, config, log, sealer, now };
  const firstAdmin = await ensureFirstAdmin(needs);
  stopping.throwIfAborted();

  const resetMailer = startResetMailer(needs, openMailer(config, log));
  teardown.add('reset mailer', resetMailer.stop);
  teardown.add('push sender', (await startPushSender(needs)).stop);
  teardown.add('data keys', startFollowingKeys(needs).stop);
  teardown.add('group figures', startMakingFigures(needs).stop);
  teardown.add('housekeeping', startHousekeeping(needs).stop);
  const services: Services = { ...needs, wakeResetMailer: resetMailer.wake };
  const app = await createApp(services);
  teardown.add('server', (hurry) => closeApp(app, hurry));
  const address = await listen(app, config);
  await embedded?.announce(address);
  return { address, firstAdmin, stop: teardown.run };

  async function startDatabase(): Promise<Embedded> {
    const started = await startEmbedded({ dataDir: config.dataDir, log, onStep, onLost });
    teardown.addLasting('database', started.stop);
    return started;
  }
}

function openApplicationPool({ databaseUrl }: Config, embedded: Embedded | undefined, log: Log): OpenPool {
  const target = embedded ? { connection: embedded.connection } : { connectionString: databaseUrl ?? '' };
  return openPool(target, {
    max: 20,
    applicationName: 'evenkeel',
    statementTimeoutMs: 15_000,
    acquireTimeoutMs: 2000,
    log,
  });
}

/** Calls under way may end; when it has to hurry they are cut off. */
async function closeApp(app: FastifyInstance, hurry: AbortSignal): Promise<void> {
  const cut = () => app.server.closeAllConnections();
  if (hurry.aborted) cut();
  else hurry.addEventListener('abort', cut, { once: true });
  await app.close();
}

/** Returns the address at which this machine reaches the server. Port 0 takes a free one, which the mails then name. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { host, port } = config;
  const asked = localAddress(host, port);
  await app.listen({ host, port }).catch((error: unknown) => {
    throw asListenFault(error, { host, port });
  });
  const { port: given } = app.server.address() as AddressInfo;
  const address = localAddress(host, given);
  if (config.publicUrl === asked) config.publicUrl = address;
  return address;
}

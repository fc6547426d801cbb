import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSteps } from '../../domain/messages/en/operator.ts';
import type { Log } from '../log/log.ts';
import { runStep, type OnStep } from '../process/start-steps.ts';
import type { DatabaseConnection } from './connection.ts';
import { applicationName, ensureApplicationDatabase } from './embedded/application-database.ts';
import { findBinaries } from './embedded/binaries.ts';
import { bringUp, type Place } from './embedded/bring-up.ts';
import { createCluster, hasCluster, openDataDir } from './embedded/cluster-folder.ts';
import { keepHeld } from './embedded/keep-held.ts';
import { shutDown } from './embedded/postmaster.ts';
import { chooseRunner } from './embedded/runner.ts';
import { boundServerLog } from './embedded/server-log.ts';
import { removeSocketDir } from './embedded/socket-folder.ts';

export interface EmbeddedOptions {
  /** The folder that holds everything; made where it is missing. */
  dataDir: string;
  log: Log;
  onStep: OnStep;
  /** Called when the database was lost while running and could not be brought back. */
  onLost?: (fault: Error) => void;
  /** PostgreSQL settings that win over the program's; for tests. */
  settings?: Record<string, string>;
}

export interface Embedded {
  /** For the application: the owner of its database, not a superuser. */
  connection: DatabaseConnection;
  /** The superuser, on the maintenance database; for tests and repairs. */
  superuser: DatabaseConnection;
  /** The process id of the server, which changes when it had to be started again. */
  pid(): number;
  /** Tells a second start on the same folder where this one is reached. */
  announce(address: string): Promise<void>;
  /** Stops the server and waits for its end. May be called more than once. */
  stop(): Promise<void>;
}

const superuserName = 'postgres';

/**
 * Starts the PostgreSQL that comes with the program, or adopts the one that a killed process left behind.
 * @throws StartFault with a sentence for the operator.
 */
export async function startEmbedded({
  log,
  onStep,
  onLost,
  settings = {},
  ...options
}: EmbeddedOptions): Promise<Embedded> {
  const dataDir = openDataDir(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  const binaries = findBinaries();
  const passwordFile = process.platform === 'win32' ? ensurePassword(dataDir) : undefined;

  if (!hasCluster(clusterDir)) {
    const durable = settings['fsync'] !== 'off';
    const creation = { binaries, clusterDir, superuser: superuserName, passwordFile, durable };
    await runStep(onStep, databaseSteps.creating, () =>
      createCluster({ ...creation, runner: chooseRunner(undefined) }),
    );
  }

  const password = passwordFile ? readFileSync(passwordFile, 'utf8') : undefined;
  const identity = { user: superuserName, database: superuserName, ...(password ? { password } : {}) };
  const place: Place = { binaries, runner: chooseRunner(clusterDir), dataDir, clusterDir, logFile, settings, identity };
  const running = await runStep(onStep, databaseSteps.starting, () => bringUp(place));
  if (running.adopted) log.warn({ pid: running.pid }, 'Adopted the database that a killed process had left running');
  await ensureApplicationDatabase(running.client, password);

  const superuser = running.connection;
  const socketDir = process.platform === 'win32' ? undefined : superuser.host;
  place.at = { socketDir, port: superuser.port };
  const held = keepHeld({ running, log, bringUp: () => bringUp(place), onLost });
  const stopBounding = boundServerLog(logFile);
  const stop = async () => {
    stopBounding();
    const { pid, client } = await held.release();
    await shutDown(pid, binaries, clusterDir);
    await client.end().catch(() => undefined);
    removeSocketDir(socketDir);
  };
  let stopping: Promise<void> | undefined;
  return {
    connection: { ...superuser, user: applicationName, database: applicationName },
    superuser,
    pid: () => held.current().pid,
    announce: held.announce,
    stop: () => (stopping ??= stop()),
  };
}

/** Windows has no private socket: the server listens on loopback, and asks for this password. */
function ensurePassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return path;
}

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseSteps } from '../../domain/messages/en/operator.ts';
import type { Log } from '../observability/log/log.ts';
import { runStep, type OnStep } from '../core/start-steps.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { askForPassword, asksForPassword } from './embedded/access-file.ts';
import {
  applicationRole,
  databaseName,
  ensureApplicationDatabase,
  ownerRole,
  setPasswords,
} from './embedded/application-database.ts';
import { findBinaries } from './embedded/binaries.ts';
import { bringUp, type Place, type Running, connectionTo } from './embedded/bring-up.ts';
import { createCluster, hasCluster, openDataDir } from './embedded/cluster-folder.ts';
import type { Announced } from './embedded/holder-lock.ts';
import { supervise } from './embedded/supervise.ts';
import { keepPassword, passwordOf } from './embedded/passwords.ts';
import { readSettingsAgain, shutDown } from './embedded/postmaster.ts';
import { chooseRunner } from './embedded/runner.ts';
import { boundServerLog } from './embedded/server-log.ts';
import { removeSocketDir } from './embedded/socket-folder.ts';
import { findStoppingHolder } from './embedded/holder-lock.ts';
import { findPostmaster } from './embedded/process-table.ts';

interface EmbeddedOptions {
  /** The folder that holds everything; made where it is missing. */
  dataDir: string;
  log: Log;
  onStep: OnStep;
  /** PostgreSQL settings that win over the program's; for tests. */
  settings?: Record<string, string>;
  /** Aborted when one that is stopping is no longer waited for. */
  stopPatience?: AbortSignal;
}

export interface Embedded {
  /** For tables and commands: the owner of the application's database, not a superuser. */
  connection: DatabaseConnection;
  /** For whatever serves: a role that can only read and write rows. */
  application: DatabaseConnection;
  /** The superuser, on the maintenance database; for tests and repairs. */
  superuser: DatabaseConnection;
  /** The process id of the server, which changes when it had to be started again. */
  pid(): number;
  /** Tells a second start on the same folder where this one is reached, and whether it has only to wait. */
  announce(news: Announced): Promise<void>;
  /** Stops the server and waits for its end, which a hurry makes sudden. May be called more than once. */
  stop(hurry?: AbortSignal): Promise<void>;
}

const superuserName = 'postgres';

/** Milliseconds that a stop takes at most, with the usual pause. */
const usualStopMs = 15_000;

/**
 * Starts the PostgreSQL that comes with the program, or adopts the one that a killed process left behind.
 * @throws StartFault with a sentence for the operator.
 */
export async function startEmbedded({
  log,
  onStep,
  settings = {},
  stopPatience: patience = AbortSignal.timeout(usualStopMs),
  ...options
}: EmbeddedOptions): Promise<Embedded> {
  const dataDir = openDataDir(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  const binaries = findBinaries();
  const password = keepPassword(dataDir);

  if (!hasCluster(clusterDir)) {
    const durable = settings['fsync'] !== 'off';
    const creation = { binaries, clusterDir, superuser: superuserName, password, durable };
    await runStep(onStep, databaseSteps.creating, () =>
      createCluster({ ...creation, runner: chooseRunner(undefined) }),
    );
  }

  const identity = { user: superuserName, database: superuserName, password };
  const place: Place = { binaries, runner: chooseRunner(clusterDir), dataDir, clusterDir, logFile, settings, identity };
  await awaitStop(place, { onStep, patience });
  const running = await runStep(onStep, databaseSteps.starting, () => bringUpWithPassword(place));
  if (running.adopted) log.warn({ pid: running.pid }, 'Adopted the database that a killed process had left running');
  await ensureApplicationDatabase(running.client, password);

  const superuser = running.connection;
  const socketDir = process.platform === 'win32' ? undefined : superuser.host;
  place.at = { socketDir, port: superuser.port };
  const held = supervise({ running, log, bringUp: () => bringUp(place), logFile });
  const stopBounding = boundServerLog(logFile);
  const stop = async (hurry?: AbortSignal) => {
    stopBounding();
    const { pid, client } = await held.release();
    await shutDown(pid, { binaries, clusterDir, hurry });
    await client.end().catch(() => undefined);
    removeSocketDir(socketDir);
  };
  const connectionOf = (user: string) => ({
    ...superuser,
    user,
    database: databaseName,
    password: passwordOf(user, password),
  });
  let stopping: Promise<void> | undefined;
  return {
    connection: connectionOf(ownerRole),
    application: connectionOf(applicationRole),
    superuser,
    pid: () => held.current().pid,
    announce: held.announce,
    stop: (hurry) => (stopping ??= stop(hurry)),
  };
}

/** A cluster of an earlier version asks for no password. */
async function bringUpWithPassword(place: Place): Promise<Running> {
  const running = await bringUp(place);
  if (asksForPassword(place)) return running;
  await setPasswords(running.client, place.identity.password);
  askForPassword(place);
  await readSettingsAgain(place);
  return running;
}

/**
 * A service manager, or a person in a hurry, may start the next server while the one before still finishes its last
 * calls: it is waited for, and who waits is told why.
 */
async function awaitStop(place: Place, { onStep, patience }: { onStep: OnStep; patience: AbortSignal }): Promise<void> {
  const holder = await findStopping(place);
  if (holder === undefined) return;
  await runStep(onStep, databaseSteps.waitingFor(holder), async () => {
    while (!patience.aborted && (await findStopping(place)) !== undefined) await wait(100);
  });
}

async function findStopping(place: Place): Promise<string | undefined> {
  const found = findPostmaster(place.clusterDir);
  return found && findStoppingHolder(connectionTo(place, found));
}
